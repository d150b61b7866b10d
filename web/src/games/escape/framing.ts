/** Where the lamp hangs: which part of the temple fills the board. Lengths in the temple are in cells, on screen in pixels. */

import { cell } from './model';

export const CELL = 100;
const CLOSEST = 1.7;
/** A board of many cells need not stay as far away: on a very large screen so many stay in sight. */
const CELLS_IN_SIGHT = 5;
const FURTHEST_IN = 2.6;
const COMFORTABLE = 0.62;
const COMFORTABLE_COMPACT = 0.64;
/** For whoever has no chamber of their own. */
const WHOLE = 0.35;
const MARGIN = 0.28;
/** So narrow may the dark at the edges become before a chamber is cut off. */
const NARROW = 0.06;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Room {
  width: number;
  height: number;
  /** What lies over the board at its upper and lower edge, in pixels. */
  above: number;
  below: number;
}

/** The cells that some places cover. */
export function bounds(places: readonly string[]): Box {
  const at = places.map(cell);
  const xs = at.map(([x]) => x);
  const ys = at.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs) + 1, bottom: Math.max(...ys) + 1 };
}

/** The place in the middle of some others, for those who look at them: it may lie between chambers. */
export function amidst(places: readonly string[]): string | null {
  if (!places.length) return null;
  const { left, top, right, bottom } = bounds(places);
  return `${(left + right - 1) / 2},${(top + bottom - 1) / 2}`;
}

/**
 * The whole temple if it stays legible, else as much as does, with `middle` as near the middle as it can be. Whoever has
 * no chamber of their own to read sees more of it, and smaller.
 */
export function framed(box: Box, middle: string | null, room: Room, compact: boolean, inside = true): Camera {
  const width = (box.right - box.left + 2 * MARGIN) * CELL;
  const height = (box.bottom - box.top + 2 * MARGIN) * CELL;
  const free = Math.max(1, room.height - room.above - room.below);
  const fitting = Math.min(room.width / width, free / height);
  const least = !inside ? WHOLE : compact ? COMFORTABLE_COMPACT : COMFORTABLE;
  const closest = Math.min(FURTHEST_IN, Math.max(CLOSEST, Math.min(room.width, free) / (CELLS_IN_SIGHT * CELL)));
  const scale = Math.min(closest, Math.max(fitting, least));
  const [x, y] = middle ? cell(middle) : [(box.left + box.right - 1) / 2, (box.top + box.bottom - 1) / 2];
  return {
    scale,
    x: along(box.left, box.right, x, room.width, scale),
    y: room.above + along(box.top, box.bottom, y, free, scale),
  };
}

/** One axis: centred if all fits, else the own cell in the middle, but never more dark than the margin at an edge. */
function along(from: number, to: number, own: number, length: number, scale: number): number {
  const size = CELL * scale;
  if ((to - from + 2 * NARROW) * size <= length + 1) return length / 2 - ((from + to) / 2) * size;
  const wanted = length / 2 - (own + 0.5) * size;
  const most = MARGIN * size - from * size;
  const least = length - (to + MARGIN) * size;
  return Math.min(most, Math.max(least, wanted));
}

/** Nearer or farther, with the point under the fingers staying where it is. */
export function zoomed(camera: Camera, by: number, at: { x: number; y: number }): Camera {
  const scale = Math.min(FURTHEST_IN, Math.max(0.35, camera.scale * by));
  const ratio = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio };
}

/** The lines of a chamber's walls, within a square of 100 by 100. */

import type { Side, Way } from './model';

const EDGE = 5;
const FAR = 100 - EDGE;
const GAP_FROM = 34;
const GAP_TO = 66;

/** A line along one side, from and to so far from its beginning. */
function along(side: Side, from: number, to: number, inset: number): string {
  const far = 100 - inset;
  if (side === 'N') return `M${from} ${inset}H${to}`;
  if (side === 'S') return `M${from} ${far}H${to}`;
  if (side === 'W') return `M${inset} ${from}V${to}`;
  return `M${far} ${from}V${to}`;
}

/** The wall on one side: whole, or with a gap where there is an opening. */
export function wall(side: Side, way: Way): string {
  if (way === 'wall') return along(side, EDGE, FAR, EDGE);
  return along(side, EDGE, GAP_FROM, EDGE) + along(side, GAP_TO, FAR, EDGE);
}

/** Three steps down into an opening. */
export function steps(side: Side): string {
  return [1, 4, 7].map((inset) => along(side, GAP_FROM + 3, GAP_TO - 3, inset)).join('');
}

/** Rubble where an opening meets the wall of the neighbour. */
export function rubble(side: Side): string {
  const stones = [37, 43, 49, 55, 61];
  const bit = (at: number, n: number) => along(side, at, at + 3.5, n % 2 ? 3 : 6.5);
  return stones.map(bit).join('');
}

/** Strokes of the graver in the corners: a few diagonals, longest nearest the wall. */
export function hatching(): string {
  const strokes: string[] = [];
  for (let n = 0; n < 7; n++) {
    const reach = 13 + n * 3.2;
    strokes.push(`M9 ${reach}L${reach} 9`);
    strokes.push(`M91 ${100 - reach}L${100 - reach} 91`);
  }
  return strokes.join('');
}

/** Flagstones: two rows of joints, shifted from chamber to chamber so that no two floors are alike. */
export function flagstones(place: string): string {
  let seed = 7;
  for (const letter of place) seed = (seed * 31 + letter.charCodeAt(0)) % 997;
  const joint = (n: number) => 14 + ((seed * (n + 3)) % 19);
  const rows = [8, 29, 50, 71, 92];
  const lines = rows.slice(1, -1).map((y) => `M8 ${y}H92`);
  rows.slice(0, -1).forEach((y, n) => {
    for (let x = 8 + joint(n); x < 90; x += 27 + (n % 2) * 5) lines.push(`M${x} ${y}V${y + 21}`);
  });
  return lines.join('');
}

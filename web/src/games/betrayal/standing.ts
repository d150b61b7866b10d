// Who stands where on the plan: those in one room share it, and in a room with a barrier each half holds its own.

import type { View } from '../types';
import { middle } from './house';
import { AHEAD, explorersOf, monstersOf, PRINTED, roomsOf, SIDES, turned, type Floor, type Room, type Side } from './model';

export interface Standing {
  readonly name: string;
  readonly place: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

type Slot = readonly [x: number, y: number];
const FEW: readonly { readonly size: number; readonly slots: readonly Slot[] }[] = [
  { size: 52, slots: [[0, 12]] },
  { size: 44, slots: [[-22, 14], [22, 14]] },
  { size: 38, slots: [[-26, 2], [26, 2], [0, 28]] },
  { size: 34, slots: [[-24, -4], [24, -4], [-24, 30], [24, 30]] },
];
const CROWD = { size: 26, across: 4, step: 25 };
const IN_HALVES = 30;

function slots(count: number): { size: number; slots: readonly Slot[] } {
  const few = FEW[count - 1];
  if (few) return few;
  const { size, across, step } = CROWD;
  return { size, slots: Array.from({ length: count }, (_, n): Slot => [(n % across) * step - (step * (across - 1)) / 2, Math.floor(n / across) * step - 8]) };
}

// The side of the house on which a half lies: `near` is the half with the first door as printed, north before east before
// south before west.
export function sideOf(room: Room, name: string, part: string): Side | null {
  const first = SIDES.find((side) => PRINTED[name]?.doors.includes(side));
  if (!part || !first || !PRINTED[name]?.barrier) return null;
  return turned(first, room.turn + (part === 'near' ? 0 : 2));
}

// The middle of a half.
export function half(room: Room, name: string, part: string): Slot {
  const side = sideOf(room, name, part);
  if (!side) return [0, 0];
  const [x, y] = AHEAD[side];
  return [x * IN_HALVES, y * IN_HALVES - 12];
}

export interface Lying {
  readonly token: string;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

const STEP = 19;
const [ASIDE, INTO] = [42, 28];

// Where tokens lie in a room: in a row at its lower edge, or on their side of the barrier, by the wall.
export function lying(room: Room, name: string): Lying[] {
  const counts = new Map<string, number>();
  for (const token of room.tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  const rows: Record<string, number> = {};
  return [...counts].map(([token, count]) => {
    const part = room.halves?.[token] ?? '';
    const n = (rows[part] = (rows[part] ?? -1) + 1);
    const [dx, dy] = half(room, name, part);
    if (!part || !(dx || dy)) return { token, count, x: 16 + n * STEP, y: 102 };
    // Upright barriers part left from right, others above from below.
    return dx ? { token, count, x: 60 + Math.sign(dx) * INTO - n * STEP * Math.sign(dx), y: 60 + ASIDE } : { token, count, x: 60 + ASIDE - n * STEP, y: 60 + Math.sign(dy + 12) * INTO };
  });
}

export interface Heap {
  readonly side: Side | '';
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

// Above the row of tokens where the barrier is upright; by the left wall, clear of the title, where it lies across.
const HEAPS: Record<Side, Slot> = { N: [12, 46], E: [96, 82], S: [12, 82], W: [20, 82] };

// Where cards lie in a room: in one heap in a corner, or in one on each side of the barrier.
export function heaps(room: Room, name: string): Heap[] {
  const counts = new Map<Side | '', number>();
  for (const card of room.pile) {
    const side = sideOf(room, name, room.halves?.[card] ?? '') ?? '';
    counts.set(side, (counts.get(side) ?? 0) + 1);
  }
  const corner: Slot = PRINTED[name]?.barrier ? [56, 104] : room.tokens.length ? [16, 82] : [14, 102];
  return [...counts].map(([side, count]) => {
    const [x, y] = side ? HEAPS[side] : corner;
    return { side, count, x, y };
  });
}

export function standing(view: View, floor: Floor): Standing[] {
  const all = [...Object.entries(explorersOf(view)), ...Object.entries(monstersOf(view))];
  return Object.entries(roomsOf(view)).flatMap(([name, room]) => {
    if (room.floor !== floor) return [];
    const here = all.filter(([, one]) => one.place === name);
    const parts = [...new Set(here.map(([, one]) => one.part))];
    return parts.flatMap((part) => {
      const those = here.filter(([, one]) => one.part === part);
      const [dx, dy] = half(room, name, part);
      const { size, slots: places } = part ? { size: 34, slots: slots(Math.max(2, those.length)).slots.map(([x, y]): Slot => [those.length === 1 ? 0 : x * 0.7, y * 0.7]) } : slots(those.length);
      const [x, y] = middle(room);
      return those.map(([who], n) => ({ name: who, place: name, x: x + dx + places[n]![0], y: y + dy + places[n]![1], size }));
    });
  });
}

// Where the chips of a space lie: side by side and row by row on a small screen, one below the other beside the space on
// a large one; on the map, and none over another.

import type { Point, Spot } from './town';

export const WIDTH = 47;
export const HEIGHT = 21;
// Without a figure on it.
export const BARE = 25;

const ROW = HEIGHT + 2;

export function chipAt(spot: Spot, number: number, map: number, compact: boolean): Point {
  const half = spot.width / 2;
  const top = spot.y - spot.height / 2;
  if (!compact) {
    const outward = spot.x + half + WIDTH < map ? 1 : -1;
    return [within(spot.x + outward * (half + WIDTH / 2 - 6), WIDTH / 2, map), top + 8 + number * ROW];
  }
  // Where two do not fit into the width of the space, they reach beyond it rather than over each other.
  const apart = Math.max(half - WIDTH / 2 + 6, WIDTH / 2 + 1);
  const middle = within(spot.x, apart + WIDTH / 2, map);
  return [middle + (number % 2 ? apart : -apart), top - 2 + Math.floor(number / 2) * ROW];
}

// Chips of neighbouring spaces that would lie over each other: the later one goes below the earlier.
export function clear([x, y]: Point, others: readonly { readonly x: number; readonly y: number }[]): Point {
  const over = others.find((other) => Math.abs(other.x - x) < WIDTH && Math.abs(other.y - y) < HEIGHT);
  return over ? clear([x, over.y + ROW], others) : [x, y];
}

const within = (x: number, half: number, map: number): number => Math.max(half + 1, Math.min(map - half - 1, x));

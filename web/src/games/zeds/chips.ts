// Where the chips of a space lie: one below the other beside it, on the map, and none over another.

import type { Point, Spot } from './town';

export const WIDTH = 47;
export const HEIGHT = 21;
// Without a figure on it.
export const BARE = 25;

const ROW = HEIGHT + 2;

export function chipAt(spot: Spot, number: number, map: number): Point {
  const outward = spot.x + spot.width / 2 + WIDTH < map ? 1 : -1;
  return [within(spot.x + outward * (spot.width / 2 + WIDTH / 2 - 6), WIDTH / 2, map), spot.y - spot.height / 2 + 8 + number * ROW];
}

// Chips of neighbouring spaces that would lie over each other: the later one goes below the earlier.
export function clear([x, y]: Point, others: readonly { readonly x: number; readonly y: number }[]): Point {
  const over = others.find((other) => Math.abs(other.x - x) < WIDTH && Math.abs(other.y - y) < HEIGHT);
  return over ? clear([x, over.y + ROW], others) : [x, y];
}

const within = (x: number, half: number, map: number): number => Math.max(half + 1, Math.min(map - half - 1, x));

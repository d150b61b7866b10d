// Where each counter stands in its space: as large as the room allows.

import type { View } from '../types';
import { ALONG, isNamed, kindOf, UNITS } from './figures';
import type { Spot, Town } from './town';

export interface Standing {
  readonly name: string;
  readonly place: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly piece: any;
  // On the tall map, where there is little room: its part of the space, which takes the finger.
  readonly hold: Box | null;
  // So many stand there that none has room for a finger: the space takes it for all of them.
  readonly crowded: boolean;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const SPACING = 2.66;
// On the tall map these have their names at the foot.
const NAMED_BELOW = new Set(['camp', 'lab']);

// `least`: what a finger needs, in steps of the map.
export function standing(view: View, town: Town, least = 0): Standing[] {
  const here = new Map<string, [string, any][]>();
  for (const heap of ['units', 'folk', 'raiders', 'zeds'])
    for (const [name, piece] of Object.entries<any>(view[heap])) here.set(piece.place, [...(here.get(piece.place) ?? []), [name, piece]]);
  return [...here].flatMap(([place, pieces]) => {
    const spot = town.spots[place];
    return spot ? row(spot, pieces, town.wide, least) : [];
  });
}

// Heroes first, then those they stand with; whoever is stronger first.
const KINDS = ['hero', 'heroic', 'special', 'civilians', '', 'raiders', 'super', 'zed', 'infector'];
const order = ([name, piece]: [string, any]): number => KINDS.indexOf(UNITS[name]?.kind ?? '') * 100 - (piece.strength ?? 0);

function row(spot: Spot, pieces: [string, any][], wide: boolean, least: number): Standing[] {
  const kind = kindOf(spot.id);
  const head = isNamed(spot.id) ? (wide ? 17 : 5) : 0;
  const foot = kind === 'town_center' ? (wide ? 20 : 12) : !wide && NAMED_BELOW.has(kind) ? 11 : 0;
  const most = wide ? 15 : 13;
  const [width, height] = [spot.width - (wide ? 6 : 3), spot.height - head - foot - (wide ? 4 : 2)];
  const count = pieces.length;
  const sizeWith = (lines: number) => Math.min(most, width / (Math.ceil(count / lines) * SPACING), height / (lines * SPACING));
  const fits = (lines: number) => spot.width / Math.ceil(count / lines) >= least && spot.height / lines >= least;
  const better = (lines: number, than: number) => (fits(lines) === fits(than) ? sizeWith(lines) > sizeWith(than) : fits(lines));
  let rows = 1;
  for (const lines of [2, 3, 4]) if (better(lines, rows)) rows = lines;
  const size = sizeWith(rows);
  const perRow = Math.ceil(count / rows);
  const top = spot.y - spot.height / 2 + head + (spot.height - head - foot) / 2 - ((rows - 1) * size * SPACING) / 2;
  const crowded = !wide && !fits(rows);
  return pieces
    .sort((a, b) => order(a) - order(b))
    .map(([name, piece], n) => {
      const line = Math.floor(n / perRow);
      const inLine = Math.min(perRow, count - line * perRow);
      // On the tall map counters stand in the middle of their part of the space.
      const apart = wide ? size * SPACING : spot.width / inLine;
      const x = spot.x + ((n % perRow) - (inLine - 1) / 2) * apart;
      const y = top + line * size * SPACING;
      const part = { x: x - apart / 2, y: spot.y - spot.height / 2 + (line * spot.height) / rows, width: apart, height: spot.height / rows };
      const whole = { x: spot.x - spot.width / 2, y: spot.y - spot.height / 2, width: spot.width, height: spot.height };
      return { name, place: spot.id, x, y, size, piece, hold: wide ? null : crowded ? whole : part, crowded };
    });
}

// The way from one space to another: there is only one, along the roads.
export function way(from: string, to: string): string[] {
  const inward = (place: string): string[] => {
    const along = ALONG[place[0]!];
    const at = along?.indexOf(place) ?? -1;
    return at < 0 ? (place === 'TC' ? ['TC'] : [place, 'TC']) : [...along!.slice(at), 'TC'];
  };
  const [there, back] = [inward(from), inward(to)];
  const meeting = there.find((place) => back.includes(place))!;
  return [...there.slice(0, there.indexOf(meeting) + 1), ...back.slice(0, back.indexOf(meeting)).reverse()];
}

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
}

const SPACING = 2.66;

export function standing(view: View, town: Town): Standing[] {
  const here = new Map<string, [string, any][]>();
  for (const heap of ['units', 'folk', 'raiders', 'zeds'])
    for (const [name, piece] of Object.entries<any>(view[heap])) here.set(piece.place, [...(here.get(piece.place) ?? []), [name, piece]]);
  return [...here].flatMap(([place, pieces]) => {
    const spot = town.spots[place];
    return spot ? row(spot, pieces, town.wide) : [];
  });
}

// Heroes first, then those they stand with; whoever is stronger first.
const KINDS = ['hero', 'heroic', 'special', 'civilians', '', 'raiders', 'super', 'zed', 'infector'];
const order = ([name, piece]: [string, any]): number => KINDS.indexOf(UNITS[name]?.kind ?? '') * 100 - (piece.strength ?? 0);

function row(spot: Spot, pieces: [string, any][], wide: boolean): Standing[] {
  const kind = kindOf(spot.id);
  const head = isNamed(spot.id) ? (wide ? 17 : 5) : 0;
  const foot = kind === 'town_center' ? (wide ? 8 : 5) : 0;
  const most = wide ? 15 : 13;
  const [width, height] = [spot.width - (wide ? 6 : 3), spot.height - head - foot - (wide ? 4 : 2)];
  const count = pieces.length;
  let rows = 1;
  const sizeWith = (lines: number) => Math.min(most, width / (Math.ceil(count / lines) * SPACING), height / (lines * SPACING));
  for (const lines of [2, 3, 4]) if (sizeWith(lines) > sizeWith(rows)) rows = lines;
  const size = sizeWith(rows);
  const perRow = Math.ceil(count / rows);
  const top = spot.y - spot.height / 2 + head + (spot.height - head - foot) / 2 - ((rows - 1) * size * SPACING) / 2;
  return pieces
    .sort((a, b) => order(a) - order(b))
    .map(([name, piece], n) => {
      const line = Math.floor(n / perRow);
      const inLine = Math.min(perRow, count - line * perRow);
      const x = spot.x + ((n % perRow) - (inLine - 1) / 2) * size * SPACING;
      return { name, place: spot.id, x, y: top + line * size * SPACING, size, piece };
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

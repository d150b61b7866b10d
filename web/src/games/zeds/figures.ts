// What is printed on counters, cards and the map. `web/fixtures/zeds/make.py` writes it down from the game's own data.

import printed from './figures.json';

export interface Figures {
  readonly kind: string;
  readonly strength: readonly number[];
  readonly move: number;
  readonly hits: readonly number[];
  readonly fire: readonly (readonly number[])[];
  readonly abilities: readonly string[];
}

type Row = [string, number[], number, number[], number[][], string[]];
export const UNITS: Record<string, Figures> = Object.fromEntries(
  Object.entries(printed.units as unknown as Record<string, Row>).map(([name, [kind, strength, move, hits, fire, abilities]]) => [name, { kind, strength, move, hits, fire, abilities }]),
);
// The spaces of each track, from its Start to Town.
export const ALONG: Record<string, readonly string[]> = printed.along;
export const HELD: ReadonlySet<string> = new Set(printed.held);
// The lengths of each level, the usual one first, and how many steps its lesson has.
export const LENGTHS: Record<string, readonly string[]> = printed.lengths;
export const STEPS: Record<string, number> = printed.steps;

const spaces: Record<string, string[]> = printed.spaces;
export const SPACES = Object.keys(spaces);
export const isPlace = (id: string): boolean => id in spaces;
export const kindOf = (place: string): string => spaces[place]?.[0] ?? '';
export const isNamed = (place: string): boolean => ['village', 'named', 'town'].includes(kindOf(place));
export const forageOf = (place: string): string => spaces[place]?.[1] ?? '';
export const numberOf = (place: string): number => Number(place.slice(1));

// The column in which dice are read, from “Zeds three times as strong” to “humans three times”.
export const COLUMNS = ['×3', '×2', '>', '=', '>', '×2', '×3'];
export const LAST_COLUMN = 6;

export interface EventTabs {
  readonly tracks: readonly string[];
  readonly actions: number;
  readonly r4: number;
  readonly infection: boolean;
  readonly eat: string;
}

export const EVENTS: Record<string, EventTabs> = Object.fromEntries(
  Object.entries(printed.events).map(([card, row]) => {
    const [tracks = '', actions, r4, infection, eat = ''] = row.split(',');
    return [card, { tracks: tracks.split(' '), actions: Number(actions), r4: Number(r4), infection: infection === '1', eat }];
  }),
);

// The tables dice are read on, by row: hits on Zeds and hits on humans in each column, hits of a shot in each column.
export const FIGHT_TABLE: readonly (readonly (readonly number[])[])[] = printed.tables.fight;
export const SHOT_TABLE: readonly (readonly number[])[] = printed.tables.shot;
export const ROW_CHANCES: readonly number[] = printed.tables.chances;
export const ROWS = ['2', '3–4', '5–6', '7', '8–9', '10–11', '12'];
// Humans win in a column from this row on.
export const wins = (row: number, column: number): boolean => row + column >= LAST_COLUMN;

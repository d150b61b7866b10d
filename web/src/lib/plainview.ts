/** Sorts what any view holds by its shape, for games that draw no board of their own. The terminal does the same (`default_view.py`). */
import type { Json, Seen, Words } from '../games/types';

export type Single = string | number | true;

export interface Row {
  key: string;
  values: Single[];
}
export interface Grid {
  key: string;
  columns: string[];
  rows: { name: string; cells: Single[][] }[];
}
export interface Plain {
  /** Figures: counters, piles that are counted, states. */
  figures: { key: string; value: Single }[];
  /** What lies in front of each seat, where the view has it under the seat's name. */
  seats: Row[];
  /** Cards and other things in a row. */
  rows: Row[];
  /** Things that have something in common, a row each. */
  grids: Grid[];
}

/** What a person sees anyway: what is played, who they are, how it ended, what they may read. */
const TOLD_ELSEWHERE = new Set(['game', 'you', 'result', 'now', 'books']);
const MOST_COLUMNS = 8;

const isSingle = (value: Json | undefined): value is Single => typeof value === 'string' || typeof value === 'number' || value === true;
const isNothing = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === false || value === '' || (typeof value === 'object' && !Object.keys(value).length);

/** Whatever it is as single values in a row. What lies deeper is named in passing. */
function flat(value: Json | undefined): Single[] {
  if (isNothing(value)) return [];
  if (isSingle(value)) return [value];
  if (Array.isArray(value)) return value.flatMap(flat);
  return Object.entries(value as Record<string, Json>).flatMap(([key, each]) => (isNothing(each) ? [] : [key, ...flat(each).filter((one) => one !== true)]));
}

export function plain(view: Seen, seats: readonly string[]): Plain {
  const found: Plain = { figures: [], seats: [], rows: [], grids: [] };
  for (const [key, value] of Object.entries(view as Record<string, Json>)) {
    if (seats.includes(key)) found.seats.push({ key, values: flat(value) });
    else if (TOLD_ELSEWHERE.has(key) || isNothing(value)) continue;
    else if (isSingle(value)) found.figures.push({ key, value });
    else if (Array.isArray(value) && value.every(isSingle)) found.rows.push({ key, values: value });
    else found.grids.push(grid(key, value));
  }
  return found;
}

function grid(key: string, value: Json): Grid {
  const named = !Array.isArray(value);
  const entries: [string, Json][] = named ? Object.entries(value as Record<string, Json>) : (value as Json[]).map((each) => ['', each]);
  const parts = entries.map(([name, each]) => {
    const held = typeof each === 'object' && each !== null && !Array.isArray(each) ? each : { '': each };
    return { name, held: held as Record<string, Json> };
  });
  const columns = [...new Set(parts.flatMap(({ held }) => Object.keys(held).filter((column) => !isNothing(held[column]))))].slice(0, MOST_COLUMNS);
  return { key, columns, rows: parts.map(({ name, held }) => ({ name, cells: columns.map((column) => flat(held[column])) })) };
}

/** A value in words; an id without a name is at least easy to read. */
export function spoken(words: Words, value: Single): string {
  if (value === true) return '✓';
  if (typeof value === 'number') return new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(value);
  const known = words.name(value);
  return known === value ? value.replace(/[_-]/g, ' ') : known;
}

/** The one answer that is about this thing, if there is one: pressing it says so. */
export function answerFor(value: Single, options: readonly string[]): string | null {
  const about = options.filter((option) => option.split(':').slice(1).includes(String(value)) || option === value);
  return about.length === 1 ? about[0]! : null;
}

/** What all finished games tell together, and how it is put into words. */
import type { Words } from '../games/types';
import { call } from './api';
import { settingName, settingValue } from './labels';
import { capital } from './speech';

export interface Share {
  count: number;
  share: number;
  low: number;
  high: number;
}

export type Value = string | number | boolean | string[] | Record<string, string>;

export interface Counted {
  games: number;
  wins: Record<string, Share>;
}

export interface Group {
  by: 'cast' | 'member' | 'team' | 'company' | 'option';
  side?: string;
  option?: string;
  values: (Counted & { value: Value })[];
}

export interface GameNumbers extends Counted {
  game: string;
  /** Games that do not compare with the usual ones are told apart. */
  tally: string;
  with_people: number;
  answers: { mean: number; median: number };
  seconds: { mean: number; median: number };
  /** `words`: what an ending is called that stands in a secret book. */
  endings: { how: string; side: string; games: number; words?: Partial<Record<'de' | 'en', string>> }[];
  groups: Group[];
  lengths: { from: number; to: number | null; games: number }[];
  months: (Counted & { month: string })[];
}

export const COMPANIES = ['all', 'people', 'bots'] as const;
export type Company = (typeof COMPANIES)[number];

export interface ShareRow {
  label: string;
  games: number;
  share: Share;
}

export interface BarRow {
  label: string;
  games: number;
}

export const readNumbers = (company: Company) => call<GameNumbers[]>(`statistics?company=${company}`);

/** The sides that have won games, the one to look at first in front: who plays against the rest, or the people. */
export function sidesOf(numbers: GameNumbers): string[] {
  return Object.keys(numbers.wins).sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
}
const rank = (side: string): number => (side === 'both' || side === 'nobody' ? 1 : 0);

export function groupTitle(words: Words, group: Group): string {
  // What came of a setting in play may be called otherwise than the setting.
  const own = `numbers-option-${group.option}`;
  if (group.by === 'option') return words.has(own) ? words.say(own) : capital(settingName(words, group.option ?? ''));
  const side = capital(words.name(group.side ?? ''));
  return group.by === 'cast' ? side : words.say(`numbers-by-${group.by}`, { side });
}

export function valueName(words: Words, group: Group, value: Value): string {
  if (Array.isArray(value)) return value.map((each) => words.name(each)).join(', ');
  if (typeof value === 'object') return companyName(words, value);
  if (group.by === 'option') return capital(settingValue(words, group.option ?? '', value));
  return capital(words.name(String(value)));
}

function companyName(words: Words, company: Record<string, string>): string {
  if (company.all) return capital(words.say(`numbers-together-${company.all}`));
  const sides = Object.entries(company).map(([side, who]) =>
    words.say('numbers-company-of', { side: capital(words.name(side)), who: words.say(`numbers-who-${who}`) }),
  );
  return sides.join(', ');
}

/** What a game says of endings that it has no words of their own for; not every game does. */
const OTHER_ENDING = 'ending-other';

/** How games ended. What a game has no words of its own for is told together, by who won. */
export function endingRows(words: Words, endings: GameNumbers['endings']): BarRow[] {
  const found = new Map<string, number>();
  for (const { games, ...ending } of endings) {
    const label = endingName(words, ending);
    found.set(label, (found.get(label) ?? 0) + games);
  }
  return [...found].map(([label, games]) => ({ label, games })).sort((one, other) => other.games - one.games);
}

function endingName(words: Words, { how, side, words: told }: Omit<GameNumbers['endings'][number], 'games'>): string {
  const known = told?.[words.language];
  if (known) return known;
  const message = `ending-${how.toLowerCase()}`;
  if (words.has(message)) return words.say(message);
  return words.has(OTHER_ENDING) ? words.say(OTHER_ENDING, { side }) : capital(words.name(how));
}

export function monthName(words: Words, month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString(words.language, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

export function lengthName(words: Words, from: number, to: number | null): string {
  return to === null ? words.say('numbers-minutes-more', { from }) : words.say('numbers-minutes', { from, to });
}

export function duration(words: Words, seconds: number): string {
  return seconds < 120
    ? words.say('numbers-seconds', { count: Math.ceil(seconds) })
    : words.say('numbers-minutes-short', { count: Math.ceil(seconds / 60) });
}

export const percent = (share: number): number => Math.round(share * 100);

// What an answer would bring, as the view tells it: all chances are worked out by the rules.

import type { View, Words } from '../types';

export interface Odds {
  readonly first?: number;
  readonly column?: number;
  readonly shifts?: readonly (readonly [reason: string, by: number])[];
  readonly win?: number;
  readonly hits?: number;
  readonly hurt?: number;
  readonly last?: number;
  readonly kill?: number;
  readonly find?: number;
  readonly chance?: number;
  // By how much a deed that never fails changes infection.
  readonly infection?: number;
}

export const oddsOf = (option: string, view: View): Odds | null => view.odds?.[option] ?? null;

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

// Whether there is anything to chance: a deed that never fails needs no panel.
export const uncertain = (odds: Odds): boolean => odds.win !== undefined || odds.kill !== undefined || odds.find !== undefined || odds.chance !== undefined;

// The one figure that matters most, for a button or a chip.
export function figureOf(odds: Odds): string {
  const chance = odds.win ?? odds.find ?? odds.chance;
  if (chance !== undefined) return percent(chance);
  if (odds.kill !== undefined && odds.kill >= 0.005) return percent(odds.kill);
  return odds.hits === undefined ? '' : `ø ${odds.hits.toFixed(1)}`;
}

// A word to it, where the figure stands alone.
export function beside(option: string, view: View, words: Words): string {
  const odds = oddsOf(option, view);
  if (!odds) return '';
  if (!uncertain(odds)) return odds.infection ? words.say('dz-beside', { kind: 'infection', value: `${odds.infection > 0 ? '+' : '−'}${Math.abs(odds.infection)}` }) : '';
  const kind = odds.win !== undefined ? 'win' : odds.kill !== undefined ? (odds.kill >= 0.005 ? 'kill' : 'hits') : odds.find !== undefined ? 'find' : 'chance';
  const value = kind === 'hits' ? odds.hits!.toLocaleString(words.language, { maximumFractionDigits: 1 }) : figureOf(odds);
  return words.say('dz-beside', { kind, value });
}

// Why the column is where it is: `terrain:village`, `mark:well_armed`, an ability, a card.
export function reason(id: string, words: Words): string {
  const name = id.split(':').at(-1)!;
  for (const message of [`shift-${name}`, `mark-${name}`, `ability-${name}`, `card-${name}`]) if (words.has(message)) return words.say(message);
  return words.name(name);
}

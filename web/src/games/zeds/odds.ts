// What an answer would bring, as the view tells it: all chances are worked out by the rules.
import type { View, Words } from '../types';

interface Figures {
  readonly first?: number;
  readonly column?: number;
  readonly shifts?: readonly (readonly [reason: string, by: number])[];
  readonly win?: number;
  readonly hits?: number;
  readonly hurt?: number;
  readonly last?: number;
}

// What a die that is thrown first leads to; without a column nobody fights.
export interface Way extends Figures {
  readonly chance: number;
}

export interface Odds extends Figures {
  readonly kill?: number;
  readonly find?: number;
  readonly chance?: number;
  // To get lost on the way, and that a card can be used again.
  readonly lost?: number;
  readonly kept?: number;
  // How likely either can be found; what a try costs.
  readonly supplies?: number;
  readonly ammo?: number;
  // By how much a deed that never fails changes infection.
  readonly infection?: number;
  readonly ways?: readonly Way[];
}

export const oddsOf = (option: string, view: View): Odds | null => view.odds?.[option] ?? null;

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

// What is to be known first: whether it succeeds, whom it kills, what it costs.
export type Kind = 'win' | 'breaks' | 'kill' | 'find' | 'way' | 'chance' | 'hits' | 'last' | 'hurt' | 'kept';

const SEEN = 0.005;

export function kindOf(odds: Odds, view: View): Kind | null {
  if (odds.win !== undefined) return view.you === 'zeds' ? 'breaks' : 'win';
  if (odds.kill !== undefined) return odds.kill >= SEEN ? 'kill' : odds.column === undefined && Number.isInteger(odds.hits) ? null : 'hits';
  if (odds.find !== undefined) return 'find';
  if (odds.chance !== undefined) return odds.lost === undefined ? 'chance' : 'way';
  if (odds.last !== undefined) return odds.last >= SEEN ? 'last' : Number.isInteger(odds.hurt) ? null : 'hurt';
  return odds.kept === undefined ? null : 'kept';
}

// The one figure that matters most, for a button or a chip.
export function figureOf(odds: Odds, view: View, language = 'en'): string {
  const kind = kindOf(odds, view);
  if (kind === null) return '';
  if (kind === 'hits' || kind === 'hurt') return odds[kind]!.toLocaleString(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return percent(kind === 'breaks' ? 1 - odds.win! : kind === 'way' ? odds.chance! : odds[kind]!);
}

// The same where no word stands beside it: what comes out on average is no round number.
export function shortly(odds: Odds, view: View, language: string): string {
  const kind = kindOf(odds, view);
  return `${kind === 'hits' || kind === 'hurt' ? '~' : ''}${figureOf(odds, view, language)}`;
}

// Whether there is anything to chance: a deed that never fails needs no panel.
export const uncertain = (odds: Odds, view: View): boolean => kindOf(odds, view) !== null;

// A word to it, where the figure stands alone.
export function beside(option: string, view: View, words: Words): string {
  const odds = oddsOf(option, view);
  if (!odds) return '';
  if (odds.infection) return words.say('dz-beside', { kind: 'infection', value: `${odds.infection > 0 ? '+' : '−'}${Math.abs(odds.infection)}` });
  const kind = kindOf(odds, view);
  return kind ? words.say('dz-beside', { kind, value: figureOf(odds, view, words.language) }) : '';
}

// Why the column is where it is: `terrain:village`, `mark:well_armed`, an ability, a card.
export function reason(id: string, words: Words): string {
  const name = id.split(':').at(-1)!;
  for (const message of [`shift-${name}`, `mark-${name}`, `ability-${name}`, `card-${name}`]) if (words.has(message)) return words.say(message);
  return words.name(name);
}

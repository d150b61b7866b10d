// Chances, as the view tells them: all of them are worked out by the rules.

import type { View, Words } from '../types';

export interface Odds {
  readonly dice?: number;
  readonly need?: number;
  readonly chance?: number;
  readonly mine?: number;
  readonly theirs?: number;
  readonly win?: number;
  readonly lose?: number;
  readonly tie?: number;
}

export const oddsOf = (option: string, view: View): Odds | null => view.odds?.[option] ?? null;

export const hopeless = (option: string, view: View): boolean => {
  const odds = oddsOf(option, view);
  return (odds?.win ?? odds?.chance) === 0;
};

export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return '< 1 %';
  return chance < 1 && chance >= 0.995 ? '> 99 %' : `${Math.round(chance * 100)} %`;
}

// The one figure behind an answer: how likely it is to succeed.
export function beside(option: string, view: View, words: Words): string {
  const odds = oddsOf(option, view);
  if (!odds) return '';
  if (odds.win !== undefined) return words.say('be-wins', { chance: percent(odds.win) });
  return odds.chance === undefined ? '' : percent(odds.chance);
}

// The whole of it, for the plate and for screen readers.
export function inFull(option: string, view: View, words: Words): string {
  const odds = oddsOf(option, view);
  if (!odds) return '';
  if (odds.win !== undefined)
    return words.say('be-fight-odds', { mine: odds.mine ?? 0, theirs: odds.theirs ?? 0, win: percent(odds.win), lose: percent(odds.lose ?? 0), tie: percent(odds.tie ?? 0) });
  return odds.chance === undefined ? '' : words.say('be-roll-odds', { dice: odds.dice ?? 0, need: odds.need ?? 0, chance: percent(odds.chance) });
}

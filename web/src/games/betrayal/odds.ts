// Chances, as the view tells them: all of them are worked out by the rules.

import type { View, Words } from '../types';

export interface Odds {
  readonly dice?: number;
  readonly need?: number;
  readonly trait?: string;
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

// The one figure behind an answer: how likely it is to succeed, where there is little room for words.
export function figure(option: string, view: View): string {
  const odds = oddsOf(option, view);
  const chance = odds?.win ?? odds?.chance;
  return chance === undefined ? '' : percent(chance);
}

// The same with the roll by its name, so that nobody wonders what it is the chance of.
export function beside(option: string, view: View, words: Words): string {
  const odds = oddsOf(option, view);
  if (!odds) return '';
  if (odds.win !== undefined) return words.say('be-wins', { chance: percent(odds.win) });
  if (odds.chance === undefined) return '';
  const chance = percent(odds.chance);
  if (!odds.need) return chance;
  if (odds.trait) return words.say('be-chance', { what: words.name(odds.trait), need: odds.need, chance });
  return odds.dice ? words.say('be-chance-dice', { dice: odds.dice, need: odds.need, chance }) : chance;
}

// The whole of it, for the plate and for screen readers.
export function inFull(option: string, view: View, words: Words): string {
  const odds = oddsOf(option, view);
  if (!odds) return '';
  if (odds.win !== undefined)
    return words.say('be-fight-odds', { mine: odds.mine ?? 0, theirs: odds.theirs ?? 0, win: percent(odds.win), lose: percent(odds.lose ?? 0), tie: percent(odds.tie ?? 0) });
  return odds.chance === undefined ? '' : words.say('be-roll-odds', { dice: odds.dice ?? 0, need: odds.need ?? 0, chance: percent(odds.chance) });
}

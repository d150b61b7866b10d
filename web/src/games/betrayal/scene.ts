// What is played out over the plan: a roll, a fight, the roll for the haunt.

import type { GameEvent } from '../types';

export interface Throw {
  readonly n: number;
  readonly kind: 'roll' | 'fight' | 'haunt-roll';
  readonly who: string;
  readonly whom: string;
  readonly why: string;
  readonly trait: string;
  readonly dice: readonly number[];
  readonly total: number | null;
  // Dice of the one who defends.
  readonly against: readonly number[];
  readonly theirs: number | null;
  // At least this much is wanted; in the roll for the haunt fewer wake it.
  readonly need: number | null;
}

const MOST_LOOKED_AT = 8;
const BLANK = { who: '', whom: '', why: '', trait: '', dice: [], total: null, against: [], theirs: null, need: null };

function begun({ n, kind, args }: GameEvent): Throw | null {
  if (kind === 'rolled' && args.kind === 'haunt') return { ...BLANK, n, kind: 'haunt-roll', who: args.who ?? '', dice: args.dice ?? [], total: args.total ?? null };
  if (kind === 'rolled') return { ...BLANK, n, kind: 'roll', who: args.who ?? '', why: args.why ?? '', trait: args.trait ?? '', dice: args.dice ?? [], total: args.total ?? null, need: args.need || null };
  if (kind === 'haunt-roll') return { ...BLANK, n, kind: 'haunt-roll', who: args.who ?? '', total: args.total ?? null, need: args.omens ?? null };
  if (kind === 'attacked')
    return { ...BLANK, n, kind: 'fight', who: args.who ?? '', whom: args.whom ?? '', trait: args.trait ?? '', total: args.mine ?? null, theirs: args.theirs ?? null };
  return null;
}

// The throw that is being told. Dice lie before their outcome: those of the roll for the haunt, and those of both sides of a fight.
export function thrown(events: readonly GameEvent[], log: readonly GameEvent[] = events): Throw | null {
  const event = events.findLast((each) => begun(each));
  const last = event && begun(event);
  if (!last) return null;
  const rolls = log.filter((each) => each.kind === 'rolled' && each.n < event.n).slice(-MOST_LOOKED_AT);
  const diceOf = (who: string): readonly number[] => rolls.findLast((each) => each.args.who === who)?.args.dice ?? [];
  if (event.kind === 'haunt-roll') return { ...last, dice: diceOf(last.who) };
  if (last.kind !== 'fight') return last;
  const attack = log.findLast((each) => each.kind === 'attacks' && each.n < event.n);
  return { ...last, trait: last.trait || (attack?.args.trait ?? ''), dice: diceOf(last.who), against: diceOf(last.whom) };
}

export const succeeded = ({ kind, total, theirs, need }: Throw): boolean | null => {
  if (total === null) return null;
  if (kind === 'fight') return theirs === null || total === theirs ? null : total > theirs;
  return need === null ? null : total >= need;
};

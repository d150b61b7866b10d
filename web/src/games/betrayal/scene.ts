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

const BLANK = { who: '', whom: '', why: '', trait: '', dice: [], total: null, against: [], theirs: null, need: null };

function begun({ n, kind, args }: GameEvent): Throw | null {
  if (kind === 'rolled') return { ...BLANK, n, kind: 'roll', who: args.who ?? '', why: args.why ?? '', trait: args.trait ?? '', dice: args.dice ?? [], total: args.total ?? null, need: args.need ?? null };
  if (kind === 'haunt-roll') return { ...BLANK, n, kind: 'haunt-roll', who: args.who ?? '', dice: args.dice ?? [], total: args.total ?? null, need: args.omens ?? null };
  if (kind === 'attacked')
    return { ...BLANK, n, kind: 'fight', who: args.who ?? '', whom: args.whom ?? '', trait: args.trait ?? '', dice: args.dice ?? [], against: args.against ?? [], total: args.mine ?? null, theirs: args.theirs ?? null };
  return null;
}

// The throw that is being told in these events; in a fight the dice of both sides may come before the outcome.
export function thrown(events: readonly GameEvent[]): Throw | null {
  let last: Throw | null = null;
  for (const event of events) {
    const next = begun(event);
    if (!next) continue;
    if (next.kind === 'fight') {
      const before: readonly GameEvent[] = events.filter((each) => each.kind === 'rolled' && each.n < event.n);
      const mine = before.findLast((each) => each.args.who === next.who);
      const theirs = before.findLast((each) => each.args.who === next.whom);
      last = { ...next, dice: next.dice.length ? next.dice : (mine?.args.dice ?? []), against: next.against.length ? next.against : (theirs?.args.dice ?? []) };
    } else last = next;
  }
  return last;
}

export const succeeded = ({ kind, total, theirs, need }: Throw): boolean | null => {
  if (total === null) return null;
  if (kind === 'fight') return theirs === null || total === theirs ? null : total > theirs;
  return need === null ? null : total >= need;
};

// Dice as they are told: a roll, the roll for the haunt, both sides of a fight.

import type { GameEvent, View } from '../types';

export interface Throw {
  // The event it begins with: as long as it is the same, so is the scene.
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
  // Whether it has come to its end, and something follows from it.
  readonly over: boolean;
}

const TOLD = new Set(['threw', 'rolled', 'haunt-roll', 'attacked']);
const DICE = new Set(['threw', 'rolled']);
const IN_FIGHTS = new Set(['attack', 'defence']);

// The throw of which these events tell. Dice lie before their outcome, so that what came before is looked for in the log.
export function thrown(events: readonly GameEvent[], log: readonly GameEvent[] = events): Throw | null {
  const event = events.findLast(({ kind }) => TOLD.has(kind));
  if (!event) return null;
  const { n, kind, args } = event;
  const before = log.filter((each) => each.n <= n);
  if (kind === 'attacked' || IN_FIGHTS.has(args.kind)) return fight(event, before);
  const blank = { n, who: args.who ?? '', whom: '', against: [], theirs: null };
  if (kind === 'haunt-roll' || args.kind === 'haunt') {
    const roll = kind === 'haunt-roll' ? before.findLast((each) => DICE.has(each.kind) && each.args.who === args.who) : event;
    return { ...blank, n: roll?.n ?? n, kind: 'haunt-roll', why: '', trait: '', dice: roll?.args.dice ?? [], total: args.total ?? null, need: args.omens ?? null, over: kind === 'haunt-roll' };
  }
  return { ...blank, kind: 'roll', why: args.why ?? '', trait: args.trait ?? '', dice: args.dice ?? [], total: args.total ?? null, need: args.need || null, over: kind === 'rolled' };
}

function fight(event: GameEvent, before: readonly GameEvent[]): Throw {
  const start = before.findLast(({ kind, args }) => kind === 'attacks' || byNobody(kind, args));
  if (start && byNobody(start.kind, start.args)) return outOfNowhere(start, event);
  const who: string = event.args.whom ? event.args.who : (start?.args.who ?? event.args.who);
  const whom: string = event.args.whom ?? start?.args.whom ?? '';
  const rollOf = (name: string) => before.findLast((each) => DICE.has(each.kind) && each.args.who === name && each.n > (start?.n ?? 0));
  const [mine, theirs] = [rollOf(who), rollOf(whom)];
  const over = event.kind === 'attacked';
  return {
    n: start?.n ?? event.n, kind: 'fight', who, whom, why: '', trait: start?.args.trait ?? '', need: null, over,
    dice: mine?.args.dice ?? [], total: over ? event.args.mine : (mine?.args.total ?? null),
    against: theirs?.args.dice ?? [], theirs: over ? event.args.theirs : (theirs?.args.total ?? null),
  };
}

// What strikes out of nowhere rolls for itself and is called after its card; then whoever is struck defends.
const byNobody = (kind: string, args: GameEvent['args']): boolean => kind === 'rolled' && args.kind === 'attack' && !args.who;

function outOfNowhere(start: GameEvent, event: GameEvent): Throw {
  const defends = event !== start;
  return {
    n: start.n, kind: 'fight', who: start.args.why, whom: defends ? event.args.who : '', why: '', trait: '', need: null, over: defends && event.kind === 'rolled',
    dice: start.args.dice, total: start.args.total, against: defends ? event.args.dice : [], theirs: defends ? event.args.total : null,
  };
}

export const succeeded = ({ kind, total, theirs, need, over }: Throw): boolean | null => {
  if (total === null || !over) return null;
  if (kind === 'fight') return theirs === null || total === theirs ? null : total > theirs;
  return need === null ? null : total >= need;
};

// The roll about which somebody is asked: before it is made its dice are still blank.
export function underWay({ rolling }: View, log: readonly GameEvent[]): Throw | null {
  if (!rolling?.who) return null;
  const { who, kind, why, trait, dice, need, shown, bonus } = rolling;
  const lie: readonly number[] = shown.length ? shown : Array(dice).fill(0);
  const total = shown.length ? shown.reduce((sum: number, die: number) => sum + die, bonus) : null;
  const own = { n: -1, trait, need: need || null, over: false, against: [], theirs: null };
  if (kind !== 'defence') return { ...own, kind: kind === 'attack' ? 'fight' : 'roll', who, whom: kind === 'attack' ? why : '', why: kind === 'haunt' ? '' : why, dice: lie, total };
  const struck = log.findLast((each) => each.kind === 'rolled' && each.args.kind === 'attack')?.args;
  return { ...own, kind: 'fight', who: why, whom: who, why: '', dice: struck?.dice ?? [], total: struck?.total ?? null, against: lie, theirs: total };
}

// An encounter as it is played out, blow by blow, gathered from the events that tell of it.

import type { GameEvent, View } from '../types';

export interface Bonus {
  readonly from: string;
  readonly value: number;
}

export interface Fight {
  readonly place: string;
  readonly facing: readonly string[];
  readonly defender: string | null;
  readonly strength: number;
  // The card the Killer attacks with; it lies open until the attack is over.
  readonly card: string | null;
  readonly bonuses: readonly Bonus[];
  readonly dice: readonly number[] | null;
  // Counts the throws, so that equal dice still tumble anew.
  readonly roll: number;
  readonly total: number | null;
  readonly held: boolean | null;
  readonly hurt: readonly string[];
  readonly over: boolean;
  // All has been told, but the outcome still lies there to be read.
  readonly ended: boolean;
}

function begun(place: string, facing: readonly string[], strength: number, card: string | null = null): Fight {
  return {
    place, facing, strength, card,
    defender: null, bonuses: [], dice: null, roll: 0, total: null, held: null, hurt: [], over: false, ended: false,
  };
}

// The fight a view tells of, for whoever comes in while it is going on.
export function fightIn(view: View): Fight | null {
  const encounter = view.encounter;
  return encounter ? begun(encounter.place, encounter.found, view.killer.strength, attackCard(view)) : null;
}

export function fightOn(fight: Fight | null, events: readonly GameEvent[], view: View): Fight | null {
  // What was fought out at one blow is still to be seen, though the next turn has begun.
  const turn = atOneBlow(events) ? events.findIndex(({ kind }) => kind === 'survivors-turn') : -1;
  return (turn < 0 ? events : events.slice(0, turn)).reduce((sum, event) => strike(sum, event, view), fight);
}

// Whether a whole encounter, from meeting to parting, is told in a single moment.
export const atOneBlow = (events: readonly GameEvent[]): boolean =>
  ['encounter', 'defence', 'encounter-over'].every((part) => events.some(({ kind }) => kind === part));

const PLUS_ONE = new Set(['persistence', 'martial-arts']);
const PLUS_TWO = new Set(['molotov', 'trap-sprung']);

function strike(fight: Fight | null, { kind, args }: GameEvent, view: View): Fight | null {
  if (kind === 'encounter') return begun(args.place, args.who, view.killer.strength);
  if (!fight) return null;
  if (kind === 'attack-card') return { ...another(fight, args.strength), card: args.card };
  if (kind === 'defends') return { ...(fight.held === null ? fight : another(fight, view.killer.strength)), defender: args.who };
  if (kind === 'strength') return { ...fight, strength: args.strength };
  if (kind === 'defence-item') return plus(fight, args.item, args.bonus);
  if (PLUS_ONE.has(kind)) return plus(fight, kind, 1);
  if (PLUS_TWO.has(kind)) return plus(fight, kind, 2);
  if (kind === 'rolled') return { ...fight, defender: args.who, dice: args.dice, roll: fight.roll + 1 };
  if (kind === 'defence') return { ...fight, total: args.total, strength: args.strength, held: args.held };
  if (kind === 'injured' || kind === 'eliminated') return { ...fight, hurt: [...fight.hurt, args.who] };
  if (kind === 'left-encounter') return { ...fight, facing: fight.facing.filter((who) => who !== args.who) };
  if (kind === 'encounter-over' || kind === 'spared' || kind === 'over') return { ...fight, over: true };
  if (kind === 'survivors-turn') return null;
  return fight;
}

// The next attack begins: what the last one came to is told.
const another = (fight: Fight, strength: number): Fight => ({
  ...fight, strength, card: null, defender: null, bonuses: [], dice: null, total: null, held: null, ended: false,
});

// The cards that are used in an attack; others may lie there since before it.
const ATTACK_CARDS = new Set(['stalk']);
const attackCard = (view: View): string | null => (view.cards?.playing ?? []).find((card: string) => ATTACK_CARDS.has(card)) ?? null;

const plus = (fight: Fight, from: string, value: number): Fight => ({
  ...fight, bonuses: [...fight.bonuses, { from, value }],
});

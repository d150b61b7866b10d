// FEAR that finds nobody is not told by the rules, and who waits for it would wait in vain: then the log says so.

import type { GameEvent } from '../types';

const FRIGHTENS = new Set(['scream', 'chainsaw']);
const AFRAID = new Set(['fear', 'scream']);
const ON_THE_WAY = new Set(['killer-moved', 'killer-arrived', 'block-broken']);

// `whole`: all that belongs to the last answer has been told.
export function spelledOut(log: readonly GameEvent[], whole: boolean): GameEvent[] {
  const told: GameEvent[] = [];
  let card = '';
  let waits = false;
  for (const event of log) {
    const { kind, args } = event;
    if (card === 'whizzing_by' && kind !== 'card-played' && !ON_THE_WAY.has(kind)) [card, waits] = ['', true];
    if (waits && !AFRAID.has(kind)) told.push(nobody(event));
    told.push(event);
    if (kind === 'card-played') card = args.card;
    waits = (FRIGHTENS.has(card) && (kind === 'paid' || (kind === 'card-played' && !args.cost))) || (card === 'vanish' && kind === 'reappeared');
    if (waits) card = '';
  }
  const last = log.at(-1);
  if (waits && whole && last) told.push(nobody(last));
  return told;
}

// Between two numbers, so that it is taken back with the event beside it.
const nobody = ({ n }: GameEvent): GameEvent => ({ n: n - 0.5, kind: 'nobody-afraid', args: {} });

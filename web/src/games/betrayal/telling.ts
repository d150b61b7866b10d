// How events sound and how long each is shown.

import type { GameEvent, View } from '../types';
import { kindOf } from './look';
import { STARTS } from './model';

const CUES: Record<string, string> = {
  moved: 'step', slid: 'step', crossed: 'step', laid: 'door', 'room-moved': 'slam', threw: 'dice', rolled: 'dice', 'monster-moves': 'groan', damage: 'hit', died: 'lose',
  'picked-up': 'key', dropped: 'card', traded: 'card', stole: 'card', fetched: 'card', discarded: 'card', joined: 'radio', token: 'chime', attacked: 'hit', stunned: 'slam',
  haunt: 'gong', appeared: 'groan', gone: 'free',
};

export function cue({ kind, args }: GameEvent, view: View): string | null {
  if (kind === 'drew') return args.pile === 'omen' ? 'fear' : 'card';
  if (kind === 'trait') return args.by > 0 ? 'free' : 'hit';
  if (kind === 'ended') return (view.result?.winners ?? args.winners ?? []).includes(view.you) ? 'win' : 'lose';
  return CUES[kind] ?? null;
}

const DURATIONS: Record<string, number> = {
  turn: 250, moved: 420, slid: 600, crossed: 450, 'turned-up': 500, laid: 600, 'room-moved': 600, trait: 420, damage: 450, died: 2200, 'picked-up': 350, dropped: 300, traded: 400, stole: 600,
  fetched: 400, discarded: 350, joined: 600, token: 400, 'token-gone': 300, turned: 1500, attacked: 1500, stunned: 500, haunt: 9000, 'monster-moves': 500, appeared: 600, gone: 500, ended: 1200,
};

export function duration({ kind, args }: GameEvent): number {
  if (kind === 'rolled') return 1000 + 90 * (args.dice?.length ?? 0);
  if (kind === 'threw') return 900 + 90 * (args.dice?.length ?? 0);
  if (kind === 'haunt-roll') return 1700;
  if (kind === 'drew') return args.pile === 'item' ? 1600 : 3400;
  return DURATIONS[kind] ?? 0;
}

// Monsters of a kind move in one breath: the first step of each, then the second of each; what they try where they have come
// to is told after that, one by one. Whatever else happens is told by itself.
export function breaths(events: readonly GameEvent[]): GameEvent[][] {
  const found: GameEvent[][] = [];
  let kind = '';
  let steps = new Map<string, number>();
  let first = 0;
  let tried: GameEvent[][] = [];
  function begin(next: string) {
    found.push(...tried);
    [kind, steps, first, tried] = [next, new Map(), found.length, []];
  }
  for (const event of events) {
    const walker = WALKS.has(event.kind) && !(event.args.who in STARTS) ? String(event.args.who) : '';
    if (walker) {
      if (kindOf(walker) !== kind || tried.some(([each]) => monsterOf(each!) === walker)) begin(kindOf(walker));
      const step = steps.get(walker) ?? 0;
      steps.set(walker, step + 1);
      (found[first + step] ??= []).push(event);
    } else if (kind && isTry(event) && kindOf(monsterOf(event)) === kind) {
      tried.push([event]);
    } else {
      begin('');
      found.push([event]);
    }
  }
  begin('');
  return found;
}

const monsterOf = ({ args }: GameEvent): string => String(args.monster ?? args.who);

// A roll that is no fight, and what only this haunt tells of a monster.
const isTry = ({ kind, args }: GameEvent): boolean => (kind === 'rolled' && args.kind === 'plain') || (kind.includes('-') && 'monster' in args && !DURATIONS[kind]);

const WALKS = new Set(['moved', 'slid']);

// All is shown in the house as it was, one thing after another; what it has come to is shown when that is told.
export const suspense = (_event: GameEvent): boolean => true;

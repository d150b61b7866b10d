// A whole game, gathered from its moments: how near the Zeds came on each road, turn by turn, and what was done about it.

import type { GameEvent, View } from '../types';
import { isEnemy } from './look';
import { roadOf } from './roads';

export interface Turn {
  readonly turn: number;
  readonly card: string;
  // The fewest steps to Town Center that were left on each road in this turn.
  readonly nearest: Record<string, number>;
  readonly infection: number;
  readonly chaos: number;
  readonly kills: number;
  readonly losses: number;
}

export interface Story {
  readonly tracks: readonly string[];
  // From the first turn that the record holds: a game that was taken up again begins in the middle.
  readonly turns: readonly Turn[];
  readonly kills: Record<string, number>;
  readonly fights: { readonly won: number; readonly lost: number };
  readonly shots: { readonly hit: number; readonly missed: number };
  readonly turning: readonly { readonly turn: number; readonly event: GameEvent }[];
  readonly points: Record<string, number> | null;
}

export interface ReplayFrame {
  readonly view?: View;
  readonly events?: readonly GameEvent[];
}

const TURNING = new Set(['died', 'outbreak', 'unchecked', 'antidote', 'component', 'chaos']);
const MOST_TURNING = 9;
// What kills Zeds without a fighter, once a fight or shot is decided.
const NOBODY_S = new Set(['phase', 'activated', 'event', 'fate', 'fate-played', 'minefield', 'gas']);

export function readStory(frames: readonly ReplayFrame[]): Story {
  const turns: Turn[] = [];
  const kills: Record<string, number> = {};
  const turning: { turn: number; event: GameEvent }[] = [];
  const fights = { won: 0, lost: 0 };
  const shots = { hit: 0, missed: 0 };
  let tracks: readonly string[] = [];
  let points: Record<string, number> | null = null;
  let fighter = '';
  let decided = true;
  let last: View | undefined;
  let inTown = '';
  let current: Turn | null = null;
  let unseen = true;
  for (const { view, events = [] } of frames) {
    if (!current && view?.round && !events.some(({ kind }) => kind === 'event')) {
      current = { turn: view.round, card: view.piles?.event?.at(-1) ?? '', nearest: {}, infection: 0, chaos: 0, kills: 0, losses: 0 };
      turns.push(current);
    }
    for (const event of events) {
      const { kind, args } = event;
      if (kind === 'event') {
        // Until the turn has been seen it stands as the one before it was left: some pass without a moment of their own.
        const { nearest = {}, infection = 0, chaos = 0 }: Partial<Turn> = turns.at(-1) ?? {};
        current = { turn: args.turn, card: args.card, nearest, infection, chaos, kills: 0, losses: 0 };
        unseen = true;
        turns.push(current);
      }
      if (kind === 'fight' || kind === 'gunfire') [fighter, decided] = [args.unit, false];
      if (kind === 'result' || kind === 'shot') decided = true;
      if (decided && NOBODY_S.has(kind)) fighter = '';
      if (kind === 'result') fights[args.human_wins ? 'won' : 'lost'] += 1;
      if (kind === 'shot') shots[args.hits ? 'hit' : 'missed'] += 1;
      if (kind === 'zed-killed') {
        if (fighter) kills[fighter] = (kills[fighter] ?? 0) + 1;
        current = change(turns, current, { kills: (current?.kills ?? 0) + 1 });
      }
      if (kind === 'died' && !isEnemy(args.piece)) current = change(turns, current, { losses: (current?.losses ?? 0) + 1 });
      if (kind === 'zeds-moved' && args.place === 'TC') inTown = args.zeds[0];
      if (kind === 'epilogue') points = args.points;
      if (TURNING.has(kind) && current) turning.push({ turn: current.turn, event });
    }
    if (!view || !current) continue;
    last = view;
    tracks = view.tracks;
    const nearest = unseen ? {} : { ...current.nearest };
    unseen = false;
    for (const track of tracks) {
      const { front, steps } = roadOf({ activations: [], any_order: [], piles: {}, units: {}, ...view }, track);
      nearest[track] = Math.min(nearest[track] ?? 9, front ? steps : 9);
    }
    const chaos = Object.values<number>(view.chaos ?? {}).reduce((sum, each) => sum + each, 0);
    current = change(turns, current, { nearest, chaos, infection: view.infection });
  }
  // In the last view they still stand where they came from.
  const way = last?.result?.how === 'overrun' && last.zeds[inTown]?.place[0];
  if (way) change(turns, current, { nearest: { ...turns.at(-1)!.nearest, [way]: 0 } });
  const worst = turning.filter(({ event }) => event.kind !== 'chaos' || turning.length <= MOST_TURNING);
  return { tracks, turns, kills, fights, shots, turning: worst.slice(-MOST_TURNING), points };
}

function change(turns: Turn[], current: Turn | null, more: Partial<Turn>): Turn | null {
  if (!current) return null;
  const changed = { ...current, ...more };
  turns[turns.length - 1] = changed;
  return changed;
}

// The turn after which nothing was as before: that in which most was lost, or, in a game that was won, most was killed.
export function turningPoint(story: Story, won: boolean): Turn | null {
  const weight = (turn: Turn): number => (won ? turn.kills : turn.losses * 2 + Number(Math.min(9, ...Object.values(turn.nearest)) <= 1));
  const best = story.turns.reduce<Turn | null>((sofar, turn) => (weight(turn) > (sofar ? weight(sofar) : 0) ? turn : sofar), null);
  return best;
}

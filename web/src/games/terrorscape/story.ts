// A whole game, gathered from what was told: who was where, what could be heard, how the dice fell, when it turned.

import type { GameEvent } from '../types';
import { HIDDEN_EXIT, MAIN_EXIT } from './mansion';

export interface Step {
  readonly round: number;
  readonly place: string;
}

export interface Moment {
  readonly round: number;
  readonly event: GameEvent;
}

export interface RoundTold {
  readonly round: number;
  readonly strength: number;
  readonly level: number;
  readonly health: Record<string, number>;
  readonly fear: Record<string, number>;
  readonly noises: number;
}

export interface Luck {
  rolls: number;
  dice: number[];
}

export interface Story {
  readonly team: readonly string[];
  readonly killer: string;
  readonly paths: Record<string, Step[]>;
  readonly noises: Record<string, number>;
  readonly rounds: RoundTold[];
  readonly luck: Record<string, Luck>;
  readonly turns: Moment[];
  readonly counts: Record<string, number>;
}

const TURNING = new Set([
  'key-found', 'took-key', 'level', 'injured', 'eliminated', 'rescue-called', 'plan-done', 'escaped', 'over', 'amulet',
]);
// What each Killer begins with; whatever changes it is told.
const FIRST_STRENGTH: Record<string, number> = { butcher: 5, spectre: 2, murderer: 4 };
const KILLER_STEPS = new Set(['killer-moved', 'killer-arrived', 'sneaked', 'reappeared']);
const COUNTED: Record<string, string> = {
  encounter: 'encounters', injured: 'injuries', eliminated: 'injuries', blocked: 'blocks',
  'killer-moved': 'steps', 'killer-arrived': 'steps',
};

// `told` is what one seat heard; `more` what the Killer heard beside it, for his steps out of sight.
export function readStory(told: readonly GameEvent[], more: readonly GameEvent[] = []): Story {
  const start = told.find((event) => event.kind === 'characters');
  const team: string[] = start?.args.who ?? [];
  const story: Story = {
    team, killer: start?.args.killer ?? 'killer', paths: {}, noises: {}, rounds: [], luck: {}, turns: [],
    counts: { noises: 0, searches: 0, found: 0, encounters: 0, injuries: 0, steps: 0, blocks: 0 },
  };
  for (const who of team) story.paths[who] = [{ round: 0, place: MAIN_EXIT }];
  story.paths.killer = [{ round: 0, place: HIDDEN_EXIT }];
  const state = {
    round: 0, strength: FIRST_STRENGTH[story.killer] ?? 0, level: 1, noises: 0, loud: new Set<string>(),
    health: Object.fromEntries(team.map((who) => [who, 2])),
    fear: Object.fromEntries(team.map((who) => [who, 0])),
  };
  const close = () => {
    if (state.round) {
      story.rounds.push({
        round: state.round, strength: state.strength, level: state.level, noises: state.noises,
        health: { ...state.health }, fear: { ...state.fear },
      });
    }
    state.noises = 0;
  };
  for (const event of told) {
    const { kind, args } = event;
    if (kind === 'survivors-turn') {
      close();
      state.round = args.round;
      state.loud.clear();
    }
    follow(state, kind, args);
    if (kind === 'noises') for (const place of args.places as string[]) sound(story, state, place);
    if (kind === 'scream' && !state.loud.has(args.place)) sound(story, state, args.place);
    if (kind === 'moved') story.paths[args.who]?.push({ round: state.round, place: args.place });
    if (kind === 'search') {
      story.counts.searches! += 1;
      if (args.who.length) story.counts.found! += 1;
    }
    if (kind === 'rolled') {
      const luck = (story.luck[args.who] ??= { rolls: 0, dice: [] });
      luck.rolls += 1;
      luck.dice.push(...args.dice);
    }
    const counted = COUNTED[kind];
    if (counted) story.counts[counted]! += 1;
    if (TURNING.has(kind)) story.turns.push({ round: state.round, event });
  }
  close();
  walk(story, more.length ? more : told);
  return story;
}

interface State {
  strength: number;
  level: number;
  health: Record<string, number>;
  fear: Record<string, number>;
}

function follow(state: State, kind: string, args: Record<string, any>): void {
  if (kind === 'strength' || kind === 'level') state.strength = args.strength;
  if (kind === 'level') state.level = args.level;
  if (kind === 'injured') state.health[args.who] = 1;
  if (kind === 'eliminated') state.health[args.who] = 0;
  if (kind === 'healed') state.health[args.who] = 2;
  if (kind === 'fear' || kind === 'less-fear') state.fear[args.who] = args.fear;
  if (kind === 'calmed') state.fear[args.who] = 0;
}

// A place is noisy or it is not: a second scream in the same room adds nothing.
function sound(story: Story, state: { noises: number; loud: Set<string> }, place: string): void {
  state.loud.add(place);
  story.noises[place] = (story.noises[place] ?? 0) + 1;
  story.counts.noises! += 1;
  state.noises += 1;
}

function walk(story: Story, told: readonly GameEvent[]): void {
  let round = 0;
  for (const { kind, args } of told) {
    if (kind === 'survivors-turn') round = args.round;
    if (KILLER_STEPS.has(kind) && story.paths.killer!.at(-1)!.place !== args.place) {
      story.paths.killer!.push({ round, place: args.place });
    }
  }
}

// One moment of a finished game: what everybody was told, and each seat.
export interface ReplayFrame {
  readonly events?: GameEvent[];
  readonly seats?: Record<string, { events: GameEvent[] }>;
}

export const eventsOf = (frames: readonly ReplayFrame[], seat: string): GameEvent[] =>
  frames.flatMap((frame) => frame.seats?.[seat]?.events ?? frame.events ?? []);

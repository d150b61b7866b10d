/** A whole game in figures, gathered from what was told: ways, rolls, stones, who freed whom. */

import { START, type EscapeView, type Face } from './model';
import type { GameEvent, View } from '../types';

type Told = Pick<GameEvent, 'kind' | 'args'>;

/** A frame as the server tells it: a view at the beginning, what happened since, and the time where it has changed. */
export interface ReplayFrame {
  view?: View | null;
  events?: Told[];
  now?: number;
}

export interface Person {
  seat: string;
  path: string[];
  rolls: number;
  black: number;
  freed: number;
  chambers: number;
  stones: number;
  steps: number;
}

export interface Tally {
  people: Person[];
  /** Stones left on the tray, from each moment (seconds after the call) on. */
  tray: { at: number; left: number }[];
  cues: { at: number; kind: 'gong' | 'slam' }[];
  finds: { at: number; who: string; stones: number; left: number }[];
  freed: { who: string; other: string; dice: number }[];
  end: number;
}

export function tally(frames: ReplayFrame[], last: EscapeView): Tally {
  const people = last.adventurers.map(({ seat }) => newcomer(seat));
  const first = frames.find((frame) => frame.view)?.view as EscapeView | undefined;
  const found: Tally = { people, tray: [], cues: [], finds: [], freed: [], end: Math.max(0, last.now - last.begin) };
  if (first) found.tray.push({ at: 0, left: first.tray });
  const locked = new Map<string, number>();
  const { told, rest } = withoutPauses(frames, first?.now ?? 0);
  // Every pause has put the beginning off by its length.
  const call = last.begin - rest;
  for (const { event, at } of told) count(found, event, Math.max(0, at - call), locked);
  return found;
}

/** What was told, at the time it would have been told had nobody paused, and how long all pauses were together. */
function withoutPauses(frames: ReplayFrame[], start: number) {
  const told: { event: Told; at: number }[] = [];
  let now = start;
  let rest = 0;
  let paused = 0;
  for (const frame of frames) {
    now = frame.now ?? now;
    for (const event of frame.events ?? []) {
      if (event.kind === 'paused') paused = now;
      else if (event.kind === 'resumed') rest += now - paused;
      told.push({ event, at: now - rest });
    }
  }
  return { told, rest };
}

function newcomer(seat: string): Person {
  return { seat, path: [START], rolls: 0, black: 0, freed: 0, chambers: 0, stones: 0, steps: 0 };
}

function count(found: Tally, { kind, args }: Told, at: number, locked: Map<string, number>): void {
  const person = found.people.find(({ seat }) => seat === args.who) ?? newcomer(String(args.who));
  if (kind === 'rolled') {
    const blocked = (args.dice as Face[]).filter((face) => face === 'black').length;
    person.rolls += 1;
    // A locked die is never rolled: every black mask more than before has just fallen.
    person.black += Math.max(0, blocked - (locked.get(person.seat) ?? 0));
    locked.set(person.seat, blocked);
  } else if (kind === 'freed') {
    person.freed += args.dice;
    locked.set(args.other, Math.max(0, (locked.get(args.other) ?? 0) - args.dice));
    const known = found.freed.find(({ who, other }) => who === args.who && other === args.other);
    if (known) known.dice += args.dice;
    else found.freed.push({ who: args.who, other: args.other, dice: args.dice });
  } else if (kind === 'entered') {
    person.path.push(args.place);
    person.steps += 1;
  } else if (kind === 'discovered') {
    person.chambers += 1;
  } else if (kind === 'activated') {
    person.stones += args.stones;
    found.finds.push({ at, who: args.who, stones: args.stones, left: args.tray });
  } else if (kind === 'gong' || kind === 'slam') {
    found.cues.push({ at, kind });
  }
  if (kind === 'fate-turned' || (kind === 'treasure-used' && args.treasure === 'healing')) locked.clear();
  if (typeof args.tray === 'number' && kind !== 'ready') found.tray.push({ at, left: args.tray });
}

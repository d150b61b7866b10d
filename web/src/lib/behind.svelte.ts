/** Once a game is over, what the other seats saw: their last views and, where wanted, all their frames. */
import { readFrames, type ReplayFrame } from './api';
import { applyPatch } from './patch';
import { myRecords } from './records';
import type { GameEvent, Seen } from '../games/types';

/** One moment of a finished game, as everybody saw it. `view` and `events` are what a spectator saw. */
export interface Moment {
  view: Seen;
  events: GameEvent[];
  by: string | null;
  now: number;
  seats: Record<string, { view: Seen; events: GameEvent[] }>;
}

export interface Behind {
  readonly views: Record<string, Seen> | null;
  readonly story: Moment[];
  readonly share: number;
  readonly failed: boolean;
  read(seats: string[]): Promise<void>;
}

/** The frames of all seats side by side: the server leaves none out, so that they fit together. */
export function sideBySide(frames: Record<string, ReplayFrame[]>): Moment[] {
  const seats = Object.keys(frames);
  const length = Math.max(0, ...seats.map((seat) => frames[seat]!.length));
  const views: Record<string, Seen> = {};
  const story: Moment[] = [];
  let now = 0;
  for (let i = 0; i < length; i++) {
    const seen: Moment['seats'] = {};
    let by: string | null = null;
    for (const seat of seats) {
      const frame = frames[seat]![i] ?? {};
      if (frame.view) views[seat] = frame.view;
      if (frame.patch) views[seat] = applyPatch(views[seat] ?? {}, frame.patch);
      now = frame.now ?? now;
      by = frame.by ?? by;
      seen[seat] = { view: views[seat] ?? {}, events: frame.events ?? [] };
    }
    const open = seen['spectator'] ?? seen[seats[0]!]!;
    story.push({ ...open, by, now, seats: seen });
  }
  return story;
}

const TRIES = 5;

export function lookBehind(over: () => string | null): Behind {
  let views = $state.raw<Record<string, Seen> | null>(null);
  let story = $state.raw<Moment[]>([]);
  let share = $state(0);
  let failed = $state(false);

  return {
    get views() {
      return views;
    },
    get story() {
      return story;
    },
    get share() {
      return share;
    },
    get failed() {
      return failed;
    },
    async read(seats: string[]) {
      const record = over();
      if (!record || views) return;
      failed = false;
      const found: Record<string, ReplayFrame[]> = {};
      await rest(700);
      for (const [i, seat] of seats.entries()) {
        const read = await patiently(record, seat, (part) => (share = (i + part) / seats.length));
        if (!read) {
          failed = true;
          return;
        }
        found[seat] = read;
      }
      story = sideBySide(found);
      const last = story.at(-1)?.seats ?? {};
      views = Object.fromEntries(Object.entries(last).map(([seat, seen]) => [seat, seen.view]));
    },
  };
}

const rest = (time: number) => new Promise((done) => setTimeout(done, time));

/** The record is written a moment after the end: worth asking again. */
async function patiently(record: string, seat: string, progress: (share: number) => void): Promise<ReplayFrame[] | null> {
  for (let i = 0; i < TRIES; i++) {
    try {
      return await readFrames(record, seat, myRecords.secret(record), progress);
    } catch {
      await rest(400 * 2 ** i);
    }
  }
  return null;
}

/** For whom one waits, and for what: no more than lies open to everybody at the table. */
import type { Frame, GameEvent, GameUi, Seen, Words } from '../games/types';
import { called, faceOf, sitter } from './labels';
import type { Sides, TableFacts } from './protocol';
import type { Face } from '../parts/portrait';

export interface WaitedFor {
  seat: string;
  /** Who sits there and whom they play. */
  words: string;
  face: Face | null;
  away: boolean;
}

export interface Waiting {
  people: WaitedFor[];
  /** Who is acting, by their own names; with what, where the game has words for it: `acting-<what>`. '' if nobody is waited for. */
  headline: string;
  /** What it is about, where the game has words for it: `waits-<what>`. It never reads like something to do oneself. */
  what: string;
}

interface Looking {
  you: string;
  table: TableFacts | null;
  sides: Sides;
  view: Seen | null;
  log: readonly GameEvent[];
}

const openly = ({ turn = '' }: Frame, sides: Sides) => ({ seats: sides[turn] ?? [turn], what: turn });

/** The people whose decision it openly is, without oneself and without bots, and what they decide. */
export function waitsFor({ you, table, sides, view, log }: Looking, ui: GameUi, words: Words): Waiting {
  const awaited = view && (ui.waits ? ui.waits({ view, log }, you) : openly(view, sides));
  if (!awaited) return { people: [], headline: '', what: '' };
  const seats = awaited.seats.filter((seat) => seat !== you && table?.seats[seat]?.who === 'person' && !ui.out?.(seat, view));
  const people = seats.map((seat) => {
    const chair = table!.seats[seat]!;
    return { seat, words: `${sitter(words, chair)} (${called(words, ui, seat, view)})`, face: faceOf(ui, seat, view), away: chair.here === false };
  });
  const message = `waits-${awaited.what}`;
  // Whoever plays several seats is named once.
  const names = [...new Set(seats.map((seat) => sitter(words, table!.seats[seat])))];
  return { people, headline: names.length ? acting(names, awaited.what, words) : '', what: words.has(message) ? words.say(message) : '' };
}

function acting(names: string[], what: string, words: Words): string {
  const who = names.length < 2 ? names[0]! : words.say('list-and', { first: names.slice(0, -1).join(', '), last: names.at(-1)! });
  return words.say(words.has(`acting-${what}`) ? `acting-${what}` : 'ask-acting', { who, count: names.length });
}

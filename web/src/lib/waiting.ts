/** For whom one waits, and for what: no more than lies open to everybody at the table. */
import type { GameUi, View, Words } from '../games/types';
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

interface Looking {
  you: string;
  table: TableFacts | null;
  sides: Sides;
  view: View | null;
}

/** The people whose turn it openly is, without oneself; none where only bots are on. */
export function waitedFor({ you, table, sides, view }: Looking, ui: GameUi, words: Words): WaitedFor[] {
  const turn = String(view?.turn ?? '');
  const seats = (sides[turn] ?? [turn]).filter((seat) => seat !== you && table?.seats[seat]?.who === 'person' && !(view && ui.out?.(seat, view)));
  return seats.map((seat) => {
    const chair = table!.seats[seat]!;
    const role = called(words, ui, seat, view);
    return { seat, words: `${sitter(words, chair)} (${role})`, face: faceOf(ui, seat, view), away: chair.here === false };
  });
}

/** What kind of decision it is, where the game has words for it: `waits-<turn>`. */
export function whatFor(view: View | null, words: Words): string {
  const message = `waits-${view?.turn}`;
  return words.has(message) ? words.say(message) : '';
}

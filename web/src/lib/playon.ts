/** Who is out early among bots can have the rest played at once. Friends are not to be hurried. */
import type { GameUi } from '../games/types';
import type { Seat } from './seat.svelte';

/** The seat that sets the pace, if all that is left for the person is to watch bots. */
export function mayHurry(seats: readonly Seat[], ui: GameUi): Seat | null {
  const table = seats[0]?.table;
  const opener = seats.find((seat) => seat.you === table?.host);
  if (!table || !opener || table.stage !== 'running') return null;
  const done = seats.every((seat) => seat.view !== null && ui.out?.(seat.you, seat.view));
  const mine = new Set(seats.map((seat) => seat.you));
  // A bot that has a person's name keeps their seat warm: they may come back.
  const alone = Object.entries(table.seats).every(([where, chair]) => mine.has(where) || (chair.who === 'bot' && !chair.name));
  return done && alone ? opener : null;
}

/** Bots wait no longer, and nothing that happens is played out. */
export function playOn(seats: readonly Seat[], opener: Seat): void {
  const pace = opener.table!.bot_pace;
  for (const seat of seats) {
    seat.hurriedFrom = pace;
    seat.skip();
  }
  void opener.do({ type: 'pace', bot_pace: 'instant' });
}

/** At the end: one more game has the pace the table was opened with. */
export function calmDown(seats: readonly Seat[]): void {
  for (const seat of seats) {
    const pace = seat.hurriedFrom;
    seat.hurriedFrom = null;
    if (pace && seat.you === seat.table?.host) void seat.do({ type: 'pace', bot_pace: pace });
  }
}

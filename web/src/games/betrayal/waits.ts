// Whose decision it is while one has none oneself, as far as the table and what was told lie open. Roles are never looked
// at: what a hidden traitor does must not be seen here either.

import type { Awaited, GameEvent, View } from '../types';
import { explorersOf, monstersOf } from './model';

const seatOf = (view: View, figure: string): string => explorersOf(view)[figure]?.seat ?? monstersOf(view)[figure]?.lead ?? '';

// Who is asked after what was told last: to split damage, or to agree to a trade.
function addressed({ kind, args }: GameEvent, view: View): Awaited | null {
  if (kind === 'damage') return { seats: [seatOf(view, args.who)], what: 'damage' };
  if (kind === 'offers') return { seats: [seatOf(view, args.whom)], what: 'trade' };
  return null;
}

export function waits({ view, log }: { view: View; log: readonly GameEvent[] }): Awaited {
  const seats: string[] = view.seats ?? [];
  const last = log.at(-1);
  if (view.turn === 'haunt') return { seats, what: 'books' };
  if (view.turn === 'set-up') {
    const taken = new Set(Object.values(explorersOf(view)).map(({ seat }) => seat));
    return { seats: seats.filter((seat) => !taken.has(seat)).slice(0, 1), what: 'set-up' };
  }
  if (view.rolling?.who) return { seats: [seatOf(view, view.rolling.who)], what: view.rolling.kind === 'defence' ? 'defence' : 'roll' };
  const asked = last && addressed(last, view);
  if (asked) return asked;
  if (view.turn !== 'monsters') return { seats: [view.turn], what: 'explorer' };
  const leads = view.acting?.who ? [seatOf(view, view.acting.who)] : Object.values(monstersOf(view)).map(({ lead }) => lead);
  return { seats: [...new Set(leads)], what: 'monsters' };
}

// Whose decision it is while one has none oneself: the town decides together, the horde by itself.

import type { Awaited, View } from '../types';

const HORDE = 'zeds';

export function waits({ view }: { view: View }, you: string): Awaited | null {
  const town: string[] = view.seats ?? [];
  if (you === HORDE) return { seats: town, what: 'town' };
  if (view.phase === 'actions') {
    const own: string[] = view.actions?.own ?? [];
    return { seats: view.actions?.event ? town : own, what: 'actions' };
  }
  return view.versus ? { seats: [HORDE], what: 'horde' } : null;
}

/** For whom somebody waits in an encounter: for those who are in it, and after it for the Survivors, who may run. */
import type { Awaited, View } from '../types';

export function waits({ view }: { view: View }, you: string): Awaited | null {
  const survivors: string[] = (view.survivors ?? []).map(({ seat }: View) => seat);
  if (view.turn === 'survivors') return { seats: survivors, what: 'survivors' };
  if (view.turn !== 'encounter') return { seats: [view.turn], what: view.turn };
  if (!view.encounter) return { seats: survivors, what: 'flight' };
  return { seats: you === 'killer' ? survivors : ['killer', ...survivors], what: 'encounter' };
}

/** For whom somebody waits who is out of the temple: for those who are not. */
import type { Awaited, View } from '../types';
import { own, type EscapeView } from './model';

export function waits({ view }: { view: View }, you: string): Awaited | null {
  const { adventurers } = view as EscapeView;
  if (!own(view as EscapeView, you)?.out) return null;
  return { seats: adventurers.filter(({ out }) => !out).map(({ seat }) => seat), what: 'inside' };
}

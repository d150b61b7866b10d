/** Today's date, as the settings of a table ask for it: the rules know no calendar. */
import type { Setting } from './api';

export function dated(settings: readonly Setting[], now = new Date()): Record<string, number> {
  const parts = { month: now.getMonth() + 1, day: now.getDate() };
  return Object.fromEntries(settings.flatMap(({ name, today }) => (today ? [[name, parts[today]]] : [])));
}

// How far the night has come: so many cards have been turned up, so many are left, and when help is due among them.

import type { View } from '../types';

export interface Night {
  readonly left: number;
  readonly whole: number;
  // From 0 to 1.
  readonly gone: number;
  // Which of its four quarters it is, from 0 on.
  readonly quarter: number;
  // In how many cards the National Guard comes; null: it has come, or never does.
  readonly guard: number | null;
}

export const QUARTERS = 4;
// So many cards lie under that of the National Guard.
const UNDER_GUARD = 9;
const WITHOUT_GUARD = new Set(['basic', 'I']);

export function nightOf(view: View): Night {
  const left: number = view.piles?.['event-deck'] ?? 0;
  const whole = left + (view.round ?? 0);
  const gone = whole ? (view.round ?? 0) / whole : 0;
  const guard = WITHOUT_GUARD.has(view.level) || left <= UNDER_GUARD ? null : left - UNDER_GUARD;
  return { left, whole, gone, quarter: Math.min(QUARTERS - 1, Math.floor(gone * QUARTERS)), guard };
}

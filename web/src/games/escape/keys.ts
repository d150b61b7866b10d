/** What a key means at the table. The same keys as in the terminal, and H for help. */

import type { Side } from './model';

export type Intent =
  | { do: 'roll' | 'main' | 'gold' | 'fate' | 'help' | 'yes' | 'no' | 'treasure' | 'lift' | 'share' | 'pause' | 'look' | 'surrender' }
  | { do: 'walk'; side: Side }
  | { do: 'digit'; digit: number };

const WALKS: Record<string, Side> = {
  arrowup: 'N',
  w: 'N',
  arrowright: 'E',
  d: 'E',
  arrowdown: 'S',
  s: 'S',
  arrowleft: 'W',
  a: 'W',
};

const WORDS: Record<string, Intent> = {
  ' ': { do: 'roll' },
  e: { do: 'main' },
  g: { do: 'gold' },
  f: { do: 'fate' },
  h: { do: 'help' },
  y: { do: 'yes' },
  j: { do: 'yes' },
  n: { do: 'no' },
  t: { do: 'treasure' },
  l: { do: 'lift' },
  x: { do: 'share' },
  p: { do: 'pause' },
  u: { do: 'look' },
  z: { do: 'surrender' },
};

export function intent(key: string): Intent | null {
  const small = key.toLowerCase();
  if (/^\d$/.test(small)) return { do: 'digit', digit: Number(small) };
  const side = WALKS[small];
  return side ? { do: 'walk', side } : (WORDS[small] ?? null);
}

/** Whether a key belongs to what has the focus: somebody writes, chooses in a list, or presses a button. */
export function belongsElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target as HTMLElement | null;
  if (!target?.closest) return false;
  if (target.closest('input, textarea, select, [contenteditable="true"], dialog, [role="dialog"], [role="menu"]')) return true;
  const presses = event.key === ' ' || event.key === 'Enter';
  return presses && target.closest('button, a[href], summary, [role="button"]') !== null;
}

// The campaign: the levels one after the other. What was won is remembered in this browser, and says which comes next;
// all can be chosen at any time.

import { keep, recall } from '../../lib/keep';

export const LEVELS = ['basic', 'I', 'II', 'III', 'IV', 'V'] as const;
const KEPT = 'zeds-campaign';
const RATINGS = [1, 2, 3, 4, 5];

export interface Best {
  readonly won: boolean;
  readonly score: number;
  // The rating of the Epilogue, and when that was: results of long ago lack them.
  readonly rating?: number;
  readonly at?: string;
}

// What is kept can be changed by anybody who sits at this browser: what makes no sense is left out.
export function results(): Record<string, Best> {
  const kept = recall<Record<string, unknown> | null>(KEPT, {});
  const found: Record<string, Best> = {};
  for (const level of LEVELS) {
    const best = sensible(kept?.[level]);
    if (best) found[level] = best;
  }
  return found;
}

function sensible(kept: unknown): Best | null {
  const { won, score, rating, at } = (kept ?? {}) as Record<string, unknown>;
  if (typeof won !== 'boolean' || typeof score !== 'number' || !Number.isFinite(score)) return null;
  return {
    won,
    score,
    ...(RATINGS.includes(rating as number) ? { rating: rating as number } : {}),
    ...(typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? { at } : {}),
  };
}

const worth = ({ won, score }: Best): number => (won ? 1000 : 0) + score;

export function remember(level: string, result: Best): void {
  const before = results();
  const known = before[level];
  if (!known || worth(result) > worth(known)) keep(KEPT, { ...before, [level]: result });
}

// The first level that has not been won; the last when all have.
export const due = (): string => LEVELS.find((level) => !results()[level]?.won) ?? LEVELS[LEVELS.length - 1]!;

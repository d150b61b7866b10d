// The campaign: the levels one after the other. What was won is remembered in this browser, and says which comes next;
// all can be chosen at any time.

import { keep, recall } from '../../lib/keep';

export const LEVELS = ['basic', 'I', 'II', 'III', 'IV', 'V'] as const;
const KEPT = 'zeds-campaign';

export interface Best {
  readonly won: boolean;
  readonly score: number;
  // The rating of the Epilogue, and when that was: results of long ago lack them.
  readonly rating?: number;
  readonly at?: string;
}

export const results = (): Record<string, Best> => recall<Record<string, Best>>(KEPT, {});

const worth = ({ won, score }: Best): number => (won ? 1000 : 0) + score;

export function remember(level: string, result: Best): void {
  const before = results();
  const known = before[level];
  if (!known || worth(result) > worth(known)) keep(KEPT, { ...before, [level]: result });
}

// The first level that has not been won; the last when all have.
export const due = (): string => LEVELS.find((level) => !results()[level]?.won) ?? LEVELS[LEVELS.length - 1]!;

// How damage may be split between two traits: `split:<first>:<second>`, speed and might or sanity and knowledge.

import type { Question } from '../types';
import { SKULL, type Explorer, type Trait } from './model';

export interface Split {
  readonly option: string;
  readonly losses: Partial<Record<Trait, number>>;
}

const PAIRS: Record<string, readonly [Trait, Trait]> = { 'split-physical': ['speed', 'might'], 'split-mental': ['sanity', 'knowledge'] };

export function splits(question: Question | null): Split[] {
  const pair = PAIRS[question?.prompt ?? ''];
  if (!question || !pair) return [];
  return question.options.flatMap((option) => {
    const [verb, first, second] = option.split(':');
    return verb === 'split' ? [{ option, losses: { [pair[0]]: Number(first), [pair[1]]: Number(second) } }] : [];
  });
}

// The step on which a slider comes to rest.
export const landing = (one: Explorer, trait: Trait, lost: number): number => Math.max(SKULL, one.steps[trait] - lost);

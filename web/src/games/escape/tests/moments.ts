/** The moments of real games that `fixtures/escape/make.py` has found. */

import type { EscapeView } from '../model';
import type { GameEvent, Question } from '../../types';
import type { ReplayFrame } from '../tally';

export interface Moment {
  seat: string;
  now: number;
  names: Record<string, string>;
  view: EscapeView;
  question: Question | null;
  events: GameEvent[];
  frames?: ReplayFrame[];
}

const files = import.meta.glob<Moment>('../../../../fixtures/escape/*.json', { eager: true, import: 'default' });

export function moment(name: string): Moment {
  const found = files[`../../../../fixtures/escape/${name}.json`];
  if (!found) throw new Error(`There is no moment “${name}”. Run web/fixtures/escape/make.py, or look at its list.`);
  return structuredClone(found);
}

/** Every moment in which somebody could act. */
export function moments(): Moment[] {
  return Object.values(files)
    .filter((each) => !each.frames)
    .map((each) => structuredClone(each));
}

export function options(at: Moment): string[] {
  return at.question?.options ?? [];
}

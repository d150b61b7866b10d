// The few figures that are always in sight.

import type { View, Words } from '../types';
import { percent } from './odds';
import { taskName, tasksOf } from './told';

export function status(view: View, words: Words): { label: string; value: string; title?: string }[] {
  const figure = (name: string, value: string) => ({ label: words.say(`be-status-${name}`), value, title: words.say(`be-status-${name}-title`) });
  if (view.haunt) return tasksOf(view).slice(0, 2).map(({ id, have, need }) => ({ label: taskName(id, words), value: `${have}/${need}` }));
  return [
    figure('omens', String(view.omens ?? 0)),
    figure('haunt', percent(view.haunt_chance ?? 0)),
    figure('rooms', String(view.piles?.rooms ?? 0)),
  ];
}

// The few figures that are always in sight.

import type { View, Words } from '../types';
import { percent } from './odds';

export function status(view: View, words: Words): { label: string; value: string; title?: string }[] {
  const figure = (name: string, value: string) => ({ label: words.say(`be-status-${name}`), value, title: words.say(`be-status-${name}-title`) });
  const tasks = (view.tasks ?? []).filter((task: any) => task.need).slice(0, 2);
  if (view.haunt)
    return tasks.map(({ id, have, need }: any) => ({ label: words.has(`task-${id}`) ? words.say(`task-${id}`) : words.name(id), value: `${have ?? 0}/${need}` }));
  return [
    figure('omens', String(view.omens ?? 0)),
    figure('haunt', percent(view.haunt_chance ?? 0)),
    figure('rooms', String(view.piles?.rooms ?? 0)),
  ];
}

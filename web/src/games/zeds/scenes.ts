// What is told large over the map: fights and shots as they are fought, and the moments of the night.

import type { Scene, Telling } from '../types';
import { lastFight } from './fight';
import { momentOf } from './moments';
import Content from './Scene.svelte';
import Stages from './Stages.svelte';

export function scene({ events, log, view }: Telling): Scene | null {
  const moment = momentOf(events);
  if (moment) return { key: `${moment.stage} ${moment.event.n}`, title: '', tone: 'strange', Content: Stages, props: { moment, view } };
  const fight = lastFight(log);
  if (!fight || fight.over || !events.length) return null;
  return { key: `${fight.n}`, title: '', tone: 'strange', Content, props: { fight, view } };
}

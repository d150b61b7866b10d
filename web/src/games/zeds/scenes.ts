// A fight is played out over the map for as long as it is told.

import type { Scene, Telling } from '../types';
import { lastFight } from './fight';
import Content from './Scene.svelte';

export function scene({ events, log, view }: Telling): Scene | null {
  const fight = lastFight(log);
  if (!fight || fight.over || !events.length) return null;
  return { key: `${fight.n}`, title: '', tone: 'strange', Content, props: { fight, view } };
}

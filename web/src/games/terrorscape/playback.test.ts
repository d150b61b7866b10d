// While a turn is told the table moves on with its events: what they say must come to what the view then shows.
import { expect, test } from 'vitest';
import played from '../../../tests/played/terrorscape.json';
import { applyPatch, type Change } from '../../lib/patch';
import type { GameEvent, View } from '../types';
import { after } from './playback';

interface ReplayFrame {
  patch: Change[];
  events: GameEvent[];
}

const FIGURES = ['round', 'turn', 'survivors', 'blocks', 'noises', 'echoes', 'rescue', 'keys', 'progress', 'made_noises', 'trap', 'killer_at', 'firecracker'];
const drawnOf = (view: View): View => ({
  ...Object.fromEntries(FIGURES.filter((name) => name in view).map((name) => [name, view[name]])),
  killer: { ...view.killer, traits: [] },
  team: view.team?.map(({ who, place, keys }: View) => ({ who, place, keys })),
});

test.each((played as ReplayFrame[][]).map((game, n) => [n, game] as const))('game %d: events and view come to the same', (_, game) => {
  let view: View = {};
  let told = 0;
  for (const { patch, events } of game) {
    const reckoned = view.round ? events.reduce(after, view) : null;
    view = applyPatch(view, patch);
    if (!reckoned) continue;
    // What a card adds to an attack ends with it, and nobody is told.
    if (events.some(({ kind }) => kind === 'attack-card')) reckoned.killer = view.killer;
    expect({ kinds: events.map(({ kind }) => kind), ...drawnOf(reckoned) }).toEqual({ kinds: events.map(({ kind }) => kind), ...drawnOf(view) });
    told += events.length;
  }
  expect(told).toBeGreaterThan(50);
});

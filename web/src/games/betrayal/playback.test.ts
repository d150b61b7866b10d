// While a turn is told the house moves on with its events: what they say must come to what the view then shows.
import { expect, test } from 'vitest';
import chasm from '../../../fixtures/betrayal/chasm.json';
import played from '../../../tests/played/betrayal.json';
import { applyPatch, type Change } from '../../lib/patch';
import type { GameEvent, View } from '../types';
import { explorersOf, roomsOf } from './model';
import { after } from './playback';

interface ReplayFrame {
  patch: Change[];
  events: GameEvent[];
}

// What board, sheet and header draw of it. On which side of a chasm somebody comes in is known with the view, and in which
// order cards lie is nobody's business.
const drawnOf = (view: View): View => ({
  turn: view.turn,
  omens: view.omens,
  people: Object.entries(explorersOf(view)).map(([name, { place, steps, cards, alive }]) => ({ name, place, steps, cards: [...cards].sort(), alive })),
  rooms: Object.fromEntries(Object.entries(roomsOf(view)).map(([name, { floor, x, y, pile, tokens, doors }]) => [name, { floor, x, y, doors, pile: [...pile].sort(), tokens: [...tokens].sort() }])),
});

test.each((played as unknown as ReplayFrame[][]).map((game, n) => [n, game] as const))('game %d: events and view come to the same', (_, game) => {
  let view: View = {};
  let told = 0;
  for (const { patch, events } of game) {
    const before = view;
    view = applyPatch(view, patch);
    if (!before.round || !before.explorers || before.turn === 'set-up' || events.some(({ kind }) => kind === 'haunt') || view.haunt) continue;
    const kinds = events.map(({ kind }) => kind);
    expect({ kinds, ...drawnOf(after(before, events)) }).toEqual({ kinds, ...drawnOf(view) });
    told += events.length;
  }
  expect(told).toBeGreaterThan(50);
});

test('what is dropped beside a barrier lies on the side of who drops it until somebody takes it', () => {
  const view = chasm.view as unknown as View;
  const who = view.acting.who;
  const { place, part } = explorersOf(view)[who]!;
  const dropped = after(view, [{ n: 1, kind: 'dropped', args: { who, cards: ['axe'], room: place } }]);
  expect(part).not.toBe('');
  expect(roomsOf(dropped)[place]!.halves).toEqual({ ...roomsOf(view)[place]!.halves, axe: part });
  const taken = after(dropped, [{ n: 2, kind: 'picked-up', args: { who, card: 'axe', room: place } }]);
  expect(roomsOf(taken)[place]!.halves).not.toHaveProperty('axe');
});

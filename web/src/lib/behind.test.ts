import { expect, test } from 'vitest';
import { sideBySide } from './behind.svelte';

test('what each seat saw lies side by side, moment by moment', () => {
  const story = sideBySide({
    killer: [{ view: { place: 'B1', heard: [] }, events: [] }, { patch: [[['place'], 'B2']], by: 'killer', now: 4 }, {}],
    spectator: [
      { view: { round: 1 }, events: [] },
      { events: [{ n: 1, kind: 'killer-moved', args: {} }], by: 'killer' },
      { patch: [[['round'], 2]], by: null },
    ],
  });
  expect(story).toHaveLength(3);
  expect(story[1]!.by).toBe('killer');
  expect(story[1]!.events.map((event) => event.kind)).toEqual(['killer-moved']);
  expect(story[2]!.seats['killer']!.view).toEqual({ place: 'B2', heard: [] });
  expect(story[2]!.view).toEqual({ round: 2 });
  expect(story[2]!.now).toBe(4);
});

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { Hand, View, Words } from '../types';
import chaos from '../../../fixtures/zeds/chaos.json';
import Roads from './Roads.svelte';
import { townFor } from './town';

let shown: Record<string, unknown>;
afterEach(() => unmount(shown));

test.each([
  ['Night Shift in the way', ['Night Shift in the way']],
  ['Church Choir in the way', ['Church Choir in', 'the way']],
  ['Mayor Hernandez in the way', ['Mayor Hernandez in', 'the way']],
  ['davor: Bürgermeister Hernandez', ['davor: Bürgermeister', 'Hernandez']],
  ['davor: Red-Diamond-Sicherheitsdienst 2', ['davor: Red-Diamond-', 'Sicherheitsdienst 2']],
])('under the name of a road it is told in lines that reach no space beside it: %s', (who, lines) => {
  const view: View = { ...chaos.view, tracks: ['F'] };
  const words = { say: () => `2 steps, ${who}`, name: (id: string) => id } as unknown as Words;
  const props = { view, town: townFor(0.8, view.tracks), words, open: [], hand: { focus: null } as Hand, touch: () => {}, compact: false };
  shown = mount(Roads, { target: document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg')), props });
  flushSync();
  expect([...document.querySelectorAll('.told')].map((each) => each.textContent)).toEqual(['2 steps,', ...lines]);
});

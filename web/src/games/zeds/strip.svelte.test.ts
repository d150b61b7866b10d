import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { View, Words } from '../types';
import chaos from '../../../fixtures/zeds/chaos.json';
import Strip from './Strip.svelte';

const words = { say: (message: string) => message, has: () => false, name: (id: string) => id } as unknown as Words;
let shown: Record<string, unknown>;

afterEach(() => unmount(shown));

function strip(card: string, now: Partial<View>): HTMLElement {
  const view = { ...chaos.view, tracks: ['F', 'M', 'H', 'S', 'T'], activations: [], any_order: [], ...now };
  view.piles = { ...chaos.view.piles, event: [card] };
  shown = mount(Strip, { target: document.body, props: { view, words, seat: 'red', names: {}, compact: false } });
  flushSync();
  return document.querySelector('.strip')!;
}
const phases = (told: HTMLElement) => [...told.querySelectorAll('li')].map((each) => each.classList[1]);
const letters = (told: HTMLElement, kind = '') => [...told.querySelectorAll(`s${kind}`)].map((each) => each.textContent).join('');

test('a turn with a BRAINS! card has no actions, and its tab shows which roads have yet to stir', () => {
  const told = strip('brains_b1', { phase: 'zeds', any_order: ['H', 'T'] });
  expect(phases(told)).toEqual(['four_r', 'infection', 'eat', 'zeds', 'housekeeping']);
  expect(told.querySelector('[aria-current=step]')!.className).toContain('zeds');
  expect(letters(told)).toBe('FMHST');
  expect(letters(told, '.done')).toBe('FMS');
});

test.each([
  ['before they are asked for', { phase: 'eat' }, ''],
  ['when the Zeds Phase begins', { phase: 'zeds', activations: ['ALL'] }, ''],
  ['when all have stirred', { phase: 'zeds' }, 'FMHST'],
  ['afterwards', { phase: 'housekeeping' }, 'FMHST'],
])('where all roads stir: %s', (_when, now, done) => {
  expect(letters(strip('brains_b1', now), '.done')).toBe(done);
});

test('where a card names its roads they stir in its order, and the one that stirs now is lit', () => {
  const told = strip('good_ward', { phase: 'zeds', activations: ['H'] });
  expect(letters(told)).toBe('SMH');
  expect(letters(told, '.done')).toBe('SM');
  expect(letters(told, '.now')).toBe('M');
  expect(phases(told)).toContain('actions');
});

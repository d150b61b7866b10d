import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { GameUi, Words } from '../games/types';
import type { Behind } from '../lib/behind.svelte';
import type { Seat } from '../lib/seat.svelte';
import { face } from '../games/betrayal/look';
import { voice } from '../lib/voice.svelte';
import AfterGame from './AfterGame.svelte';

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => unmount(shown!));

function ended(winners: string[]): (string | null)[] {
  const seats = { one: { who: 'person' }, two: { who: 'person' } };
  const seat = { you: 'one', view: {}, result: { winners }, table: { id: 't', game: 'none', seats } } as unknown as Seat;
  const ui = { name: 'none', face } as unknown as GameUi;
  const words = { has: () => false, name: (id: string) => id, result: () => '' } as unknown as Words;
  const behind = { read: () => Promise.resolve(), views: null, share: 0 } as unknown as Behind;
  const plays = (where: string) => (where === 'one' ? 'ox_bellows' : 'zoe_ingstrom');
  shown = mount(AfterGame, { target: document.body, props: { seat, ui: { ...ui, plays }, words, names: { one: 'Ada', two: 'Ben' }, behind, onlook: () => {} } });
  flushSync();
  return [...document.querySelectorAll('.faces li')].map((each) => (each.classList.contains('lost') ? 'lost' : (each.querySelector('b') ? 'won' : null)));
}

test('where some win and others lose, it stands beside their names', async () => {
  await voice.speak('en');
  expect(ended(['two'])).toEqual(['lost', 'won']);
  expect([...document.querySelectorAll('.faces small')].map((each) => each.textContent)).toEqual(['Ada', 'Ben · won']);
});

test('where all win or nobody does, nobody is set apart', () => {
  expect(ended(['one', 'two'])).toEqual([null, null]);
  void unmount(shown!);
  expect(ended([])).toEqual([null, null]);
});

test('who played reads first whether it was won', async () => {
  await voice.speak('en');
  ended(['one']);
  expect(document.querySelector('.verdict')?.textContent?.trim()).toBe('You won');
  void unmount(shown!);
  ended(['two']);
  expect(document.querySelector('.verdict')?.textContent?.trim()).toBe('You lost');
});

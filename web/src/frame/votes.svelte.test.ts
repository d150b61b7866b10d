import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Words } from '../games/types';
import type { Seat } from '../lib/seat.svelte';
import { voice } from '../lib/voice.svelte';
import Votes from './Votes.svelte';

const names = { killer: 'Ada', survivor1: 'Bob', survivor2: 'Cleo' };
const vote = { id: 'v1', what: 'kick', by: 'survivor1', whom: 'killer', yes: ['survivor1'], voters: { survivor1: 0, survivor2: 60_000 } };
let shown: ReturnType<typeof mount> | undefined;

function sees(you: string, now: number) {
  const seat = { you, table: { votes: [vote] }, serverTime: () => now, do: () => {} } as unknown as Seat;
  shown = mount(Votes, { target: document.body, props: { seat, names, words: { name: (where: string) => where } as Words } });
  flushSync();
  return document.querySelector('.vote')!;
}

afterEach(async () => {
  vi.useRealTimers();
  await unmount(shown!);
});

test('all see whose agreement is waited for', async () => {
  await voice.speak('en');
  const told = sees('killer', 0);
  expect(told.textContent).toContain('Still to agree: Cleo');
  expect(told.querySelector('button')).toBeNull();
});

test('who has just come is asked once they have a voice', () => {
  vi.useFakeTimers();
  let now = 0;
  const seat = { you: 'survivor2', table: { votes: [vote] }, serverTime: () => now, do: () => {} } as unknown as Seat;
  shown = mount(Votes, { target: document.body, props: { seat, names, words: { name: (where: string) => where } as Words } });
  flushSync();
  expect(document.querySelectorAll('.vote button')).toHaveLength(0);
  now = 60_001;
  vi.advanceTimersByTime(60_100);
  flushSync();
  expect(document.querySelectorAll('.vote button')).toHaveLength(2);
});

test('who came after the vote began has no part in it', () => {
  const told = sees('survivor3', 0);
  expect(told.querySelector('button')).toBeNull();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent } from '../games/types';
import { EventPlayer } from './player';

const event = (n: number, kind: string): GameEvent => ({ n, kind, args: {} });
const lasts: Record<string, number> = { moved: 600, rolled: 900, noted: 0 };

let told: string[];
let speed: number;
let together = false;
let player: EventPlayer;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  speed = 1;
  together = false;
  player = new EventPlayer({
    show: (batch) => batch.length && told.push(batch.map((each) => each.kind).join('+')),
    duration: (each) => lasts[each.kind] ?? 0,
    breaths: (events) => (together ? [events] : events.map((each) => [each])),
    suspense: (each) => each.kind === 'rolled',
    speed: () => speed,
    next: (then) => then(),
  });
});
afterEach(() => vi.useRealTimers());

function push(name: string, ...events: GameEvent[]) {
  player.push({ events, follow: ({ n }) => told.push(`after ${n}`), change: () => told.push(`view ${name}`), settle: () => told.push(`asked ${name}`) });
}

test('one thing happens after another, the view moves on with each, and the question comes last', async () => {
  push('A', event(1, 'moved'), event(2, 'moved'));
  expect(told).toEqual(['after 1', 'moved']);
  await vi.advanceTimersByTimeAsync(600);
  expect(told).toEqual(['after 1', 'moved', 'view A', 'moved']);
  await vi.advanceTimersByTimeAsync(600);
  expect(told).toEqual(['after 1', 'moved', 'view A', 'moved', 'asked A']);
  expect(player.busy).toBe(false);
});

test('what happens in one breath is shown together, for as long as the longest of it', async () => {
  together = true;
  push('A', event(1, 'moved'), event(2, 'moved'), event(3, 'noted'));
  expect(told).toEqual(['view A', 'moved+moved+noted']);
  await vi.advanceTimersByTimeAsync(599);
  expect(player.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['view A', 'moved+moved+noted', 'asked A']);
});

test('while dice roll the view does not give the outcome away', async () => {
  push('A', event(1, 'rolled'), event(2, 'moved'));
  expect(told).toEqual(['rolled']);
  await vi.advanceTimersByTimeAsync(900);
  expect(told).toEqual(['rolled', 'after 1', 'view A', 'moved']);
});

test('where dice are the last that is told the view waits until they rest', async () => {
  push('A', event(1, 'moved'), event(2, 'rolled'));
  await vi.advanceTimersByTimeAsync(600);
  expect(told).toEqual(['after 1', 'moved', 'rolled']);
  await vi.advanceTimersByTimeAsync(900);
  expect(told).toEqual(['after 1', 'moved', 'rolled', 'view A', 'asked A']);
});

test('what takes no time is shown with what comes next, never unseen', async () => {
  push('A', event(1, 'noted'), event(2, 'moved'), event(3, 'noted'), event(4, 'noted'));
  await vi.advanceTimersByTimeAsync(600);
  expect(told).toEqual(['after 1', 'after 2', 'noted+moved', 'after 3', 'view A', 'noted+noted', 'asked A']);
});

test('skipping shows everything that waits at once, and what comes later at its own pace again', async () => {
  push('A', event(1, 'moved'), event(2, 'moved'));
  push('B', event(3, 'moved'));
  player.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(told.at(-1)).toBe('asked B');
  push('C', event(4, 'moved'));
  expect(told.at(-1)).toBe('moved');
});

test('somebody who is far behind catches up without watching it all', async () => {
  for (let i = 0; i < 60; i++) push(`${i}`, event(i, 'moved'));
  await vi.advanceTimersByTimeAsync(600 * 36);
  expect(told.at(-1)).toBe('asked 59');
});

test('speed is the person’s: twice as fast, or nothing in motion', async () => {
  speed = 2;
  push('A', event(1, 'moved'));
  await vi.advanceTimersByTimeAsync(300);
  expect(told.at(-1)).toBe('asked A');
  speed = 0;
  push('B', event(2, 'moved'), event(3, 'rolled'));
  expect(told.slice(-4)).toEqual(['after 2', 'moved+rolled', 'view B', 'asked B']);
});

test('what waits is forgotten when everything is told anew', async () => {
  push('A', event(1, 'moved'));
  push('B', event(2, 'moved'));
  player.clear();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual(['view A', 'moved']);
  push('C', event(1, 'moved'));
  await vi.advanceTimersByTimeAsync(600);
  expect(told.at(-1)).toBe('asked C');
});

test('before something is taken back all views are brought up to date at once, each once', async () => {
  push('A', event(1, 'moved'));
  push('B', event(2, 'rolled'));
  player.finish();
  expect(told).toEqual(['view A', 'moved', 'asked A', 'view B', 'asked B']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toHaveLength(5);
  expect(player.busy).toBe(false);
});

test('what takes no time is over at once: nobody is busy in between', () => {
  push('A', event(1, 'noted'));
  expect(told).toEqual(['view A', 'noted', 'asked A']);
  expect(player.busy).toBe(false);
});

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent, GameUi, Telling, View, Words } from '../games/types';
import { settings } from '../lib/settings.svelte';
import { Shown } from '../lib/shown.svelte';
import Scene from './Scene.svelte';

const event = (n: number, kind: string): GameEvent => ({ n, kind, args: {} });
const lasts: Record<string, number> = { found: 2_000, moved: 500 };
const words = { event: ({ kind }: GameEvent) => `It was ${kind}.` } as unknown as Words;

let shown: Shown;
let page: Record<string, unknown>;

function look(playedOut = true) {
  const ui = {
    playedOut,
    duration: ({ kind }: GameEvent) => lasts[kind] ?? 0,
    after: (view: View, { n }: GameEvent) => ({ ...view, n }),
    scene: ({ events }: Telling) => {
      const found = events.findLast(({ kind }) => kind === 'found');
      return found ? { key: `${found.n}`, title: 'Found!', text: words.event(found), tone: 'hope', figures: [{ label: 'Keys', value: '2/5' }] } : null;
    },
  } as unknown as GameUi;
  shown = new Shown({ ui: () => ui, hurried: () => false, onevent: () => {} });
  shown.jump({}, []);
  page = mount(Scene, { target: document.body, props: { shown, ui, words, compact: false } });
}
const happen = (...events: GameEvent[]) => shown.happen({ events, view: (before) => ({ ...before, all: true }), settle() {} });
const scene = () => {
  flushSync();
  return document.querySelector<HTMLElement>('.scene');
};

beforeEach(() => {
  vi.useFakeTimers();
  settings.set('motion', 'full');
});
afterEach(async () => {
  await unmount(page);
  shown.clear();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

test('a moment that matters is told large for as long as it lasts, and what comes after it waits', async () => {
  look();
  happen(event(1, 'found'), event(2, 'moved'));
  expect(scene()?.textContent).toMatch(/Found!.*It was found\..*Keys.*2\/5/);
  expect([shown.view, shown.log.length]).toEqual([{ n: 1 }, 1]);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(scene()).toBe(null);
  expect(shown.log.length).toBe(2);
});

test.each([
  ['a click', () => scene()!.click()],
  ['the space bar', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))],
  ['Escape', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))],
  [
    'Escape at a button',
    () => {
      const button = document.body.appendChild(document.createElement('button'));
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    },
  ],
])('%s ends the scene and nothing else', async (_, act) => {
  look();
  happen(event(1, 'found'), event(2, 'moved'));
  expect(scene()).not.toBe(null);
  act();
  await vi.advanceTimersByTimeAsync(20);
  expect(scene()).toBe(null);
  expect([shown.log.length, shown.busy]).toEqual([2, true]);
});

test('screen readers hear of the event elsewhere, and where nothing is to move the card stands still', () => {
  settings.set('motion', 'reduced');
  look();
  happen(event(1, 'found'));
  expect(scene()?.getAttribute('aria-hidden')).toBe('true');
  expect(scene()?.classList.contains('still')).toBe(true);
});

test('against the clock it passes by: nothing waits, and nothing has to be put away', async () => {
  look(false);
  happen(event(1, 'found'), event(2, 'moved'));
  expect(shown.view).toEqual({ all: true });
  expect(scene()?.classList.contains('passing')).toBe(true);
  await vi.advanceTimersByTimeAsync(20);
  happen(event(3, 'moved'));
  expect(scene()).not.toBe(null);
  await vi.advanceTimersByTimeAsync(2_200);
  expect(scene()).toBe(null);
});

test.each([true, false])('a jump to another moment leaves no scene behind (played out: %s)', (playedOut) => {
  look(playedOut);
  happen(event(1, 'found'));
  expect(scene()).not.toBe(null);
  shown.jump({ n: 9 }, []);
  expect(scene()).toBe(null);
});

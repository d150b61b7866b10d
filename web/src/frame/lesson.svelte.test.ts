import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameUi, Words } from '../games/types';
import type { Seat } from '../lib/seat.svelte';
import { settings } from '../lib/settings.svelte';
import Lesson from './Lesson.svelte';

let shown: Record<string, unknown>;

const words = { say: (message: string) => message } as Words;
const seat = { view: {}, events: [], you: 'red', busy: false, hand: { question: null } } as unknown as Seat;

function teach(compact: boolean, realtime = false): void {
  const ui = { name: 'escape', realtime, lessons: [{ id: 'roll', when: () => true }] } as unknown as GameUi;
  shown = mount(Lesson, { target: document.body, props: { seat, ui, words, compact, onrule: () => {} } });
  flushSync();
}

const press = (name: string) => {
  document.querySelector<HTMLElement>(name)!.click();
  flushSync();
};

beforeEach(() => {
  vi.useFakeTimers();
  settings.set('lessonsSeen', []);
});
afterEach(async () => {
  vi.useRealTimers();
  await unmount(shown);
});

test('on a phone a lesson is a strip over the top bar, and covers the board only for who wants the whole', () => {
  teach(true);
  expect(document.querySelector('.strip')!.textContent).toContain('lesson-roll');
  press('.strip [aria-expanded]');
  expect(document.querySelector('.strip')).toBeNull();
  expect(document.querySelectorAll('aside button').length).toBe(2);
});

test('one touch puts it away for good', () => {
  teach(true);
  press('.strip .lit');
  expect(document.querySelector('aside')).toBeNull();
  expect(settings.choices.lessonsSeen).toEqual(['escape:roll']);
});

test('against the clock it goes by itself, but not while somebody reads the whole', () => {
  teach(true, true);
  press('.strip [aria-expanded]');
  vi.advanceTimersByTime(20_000);
  flushSync();
  expect(document.querySelector('aside')).not.toBeNull();
  press('aside .lit');
  settings.set('lessonsSeen', []);
  flushSync();
  expect(document.querySelector('.strip')).not.toBeNull();
  vi.advanceTimersByTime(9_000);
  flushSync();
  expect(document.querySelector('aside')).toBeNull();
});

import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Question } from '../games/types';
import { Drawn } from './drawn.svelte';

const ask = (id: string): Question => ({ id, seat: 'killer', prompt: 'act', args: {}, options: ['stay'] });
let question = $state.raw<Question | null>(null);
let drawn: Drawn;
let leave: () => void;

/** The hand comes down now; the page hears of it so many milliseconds later. */
function press(heardAfter = 0, kind = 'pointerdown') {
  const event = new MouseEvent(kind);
  Object.defineProperty(event, 'timeStamp', { value: performance.now() });
  return () => {
    vi.advanceTimersByTime(heardAfter);
    dispatchEvent(event);
    return drawn.pressed;
  };
}
const asked = (id: string) => flushSync(() => (question = ask(id)));
const picture = () => vi.advanceTimersByTime(40);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'performance'] });
  vi.advanceTimersByTime(1_000);
  leave = $effect.root(() => {
    drawn = new Drawn(() => question);
  });
  asked('killer-1');
  picture();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

test('a press is meant for the question that is to be seen', () => {
  expect(press()()).toBe('killer-1');
  asked('killer-2');
  picture();
  expect(drawn.seen).toBe(true);
  expect(press()()).toBe('killer-2');
});

test('until the next question is to be seen, a press is meant for none', () => {
  asked('killer-2');
  expect(drawn.seen).toBe(false);
  expect(press()()).toBe(null);
  picture();
  expect(press()()).toBe('killer-2');
});

test('a press of which the page hears only when the next question is drawn is not meant for it', () => {
  const early = press(200);
  asked('killer-2');
  expect(early()).toBe(null);
});

test('a press begins when the hand comes down, and a program’s press when it comes', () => {
  press()();
  asked('killer-2');
  picture();
  expect(press(0, 'click')(), 'the hand came down before').toBe(null);
  expect(press(0, 'click')(), 'no hand came down').toBe('killer-2');
});

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Hand, Question, Words } from '../types';
import Laying from './Laying.svelte';

let shown: ReturnType<typeof mount> | undefined;
const words = { name: (id: string) => id, prompt: () => 'asked', option: (option: string) => option } as unknown as Words;

function asks(prompt: string, room: string, options: string[], lies?: object) {
  const hand = { focus: null, answer: vi.fn(), setFocus: () => {} };
  const question = { id: 'q', seat: 'explorer1', prompt, args: { room }, options } as unknown as Question;
  shown = mount(Laying, { target: document.body, props: { question, words, hand: hand as unknown as Hand, floor: 'basement', lies: lies as never, shown: 0, show: () => {}, compact: false } });
  flushSync();
  return hand;
}

afterEach(() => unmount(shown!));

test('a tile is seen before its place is chosen', () => {
  asks('place-room', 'chapel', ['door:foyer:N']);
  expect(document.querySelectorAll('.laying button')).toHaveLength(0);
  expect(document.querySelectorAll('.laying > svg')).toHaveLength(1);
});

test('either side of a room with a barrier is touched on its picture', () => {
  const hand = asks('choose-part', 'chasm', ['part:near', 'part:far'], { floor: 'basement', turn: 0, doors: {}, windows: {} });
  const marks = [...document.querySelectorAll('.laying button circle')].map((mark) => `${mark.getAttribute('cx')} ${mark.getAttribute('cy')}`);
  expect(new Set(marks).size).toBe(2);
  document.querySelectorAll<HTMLElement>('.laying button')[1]!.click();
  expect(hand.answer).toHaveBeenCalledWith('part:far');
});

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Speech } from '../../../lib/speech';
import Dice from '../Dice.svelte';
import type { Face } from '../model';
import en from '../text/en.ftl?raw';
import game from '../../../../../src/lamplit/games/escape/text/en.ftl?raw';
import { paintedDice } from './painted';

const words = new Speech('en', [game, en]);
let dice: Record<string, unknown>;

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  await unmount(dice);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function lay(faces: Face[], motion = true): { dice: Face[]; spins: number[] } {
  const props = $state({
    dice: faces, spins: faces.map(() => 0), held: new Set<number>(), rolling: new Set<number>(), losing: false, frees: 2, words,
    motion, hints: false, hold: () => {}, lose: () => {},
  });
  dice = mount(Dice, { target: document.body, props });
  vi.advanceTimersByTime(0);
  flushSync();
  return props;
}

const captions = () => [...document.querySelectorAll('.caption')].map((each) => each.textContent!.trim());
const spoken = () => document.querySelector('[aria-live]')!.textContent;

function after(milliseconds: number): void {
  flushSync();
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

test('a die that tumbles is not called blocked, nor read out, nor clamped, before it lies', () => {
  const painted = paintedDice();
  const table = lay(['key', 'torch']);
  table.dice = ['black', 'torch'];
  table.spins = [1, 0];
  after(300);
  expect(captions()).toEqual(['', '']);
  expect(painted().map(({ face, read }) => [face, read])).toEqual([['black', 'key'], ['torch', 'torch']]);
  expect(spoken()).toContain('key');
  after(200);
  after(50);
  expect(captions()).toEqual(['blocked', '']);
  expect(painted()[0]!.read).toBe('black');
  expect(spoken()).not.toContain('key');
});

test('a die that a friend sets free says so at once: it does not tumble', () => {
  const table = lay(['black', 'torch']);
  expect(captions()).toEqual(['blocked', '']);
  table.dice = ['blank', 'torch'];
  after(20);
  expect(captions()).toEqual(['', '']);
});

test('dice are measured when there are more or fewer of them, not with every roll', () => {
  const measured = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  paintedDice();
  const table = lay(['key', 'torch']);
  const once = measured.mock.calls.length;
  expect(once).toBeGreaterThan(0);
  table.dice = ['black', 'torch'];
  table.spins = [1, 0];
  after(600);
  expect(measured.mock.calls.length).toBe(once);
  table.dice = ['torch'];
  after(0);
  expect(measured.mock.calls.length).toBeGreaterThan(once);
});

test('without motion nothing tumbles', () => {
  const table = lay(['key'], false);
  table.dice = ['black'];
  table.spins = [1];
  flushSync();
  expect(captions()).toEqual(['blocked']);
});

test('a die is named by what it shows', () => {
  lay(['key', 'black']);
  const names = [...document.querySelectorAll('button .hidden-words')].map((each) => each.textContent!.trim());
  expect(names).toEqual(['Die 1: key', 'Die 2: black mask']);
});

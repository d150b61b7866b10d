import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Hand, View, Words } from '../types';
import chaos from '../../../fixtures/zeds/chaos.json';
import Chips from './Chips.svelte';
import { townFor } from './town';

const unit = (place: string) => ({ place, side: 0, strength: 3, hits: 0, left: 2, marks: [] });
const PATCH = 'ability:patch_up:johnson:civilians1';
const BOOST = 'ability:the_speech:hernandez';
const view: View = {
  ...chaos.view,
  units: { johnson: unit('F2'), hernandez: unit('M1'), civilians1: unit('F3') },
  zeds: { zed23: unit('F1') },
  odds: { [PATCH]: { chance: 0.5 } },
};
let shown: Record<string, unknown>;

afterEach(() => unmount(shown));

function chipsOf(acting: string, ...options: string[]) {
  const send = vi.fn();
  const hand = { question: { id: 'red-1', seat: 'red', prompt: 'action', args: {}, options }, focus: null, setFocus: vi.fn() } as unknown as Hand;
  const words = { language: 'en' } as Words;
  const town = townFor(0.8, view.tracks);
  const props = { view, town, hand, words, acting, said: (option: string) => option, send };
  shown = mount(Chips, { target: document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg')), props });
  flushSync();
  const chips = [...document.querySelectorAll<SVGGElement>('.chip')];
  const at = (chip: SVGGElement) => chip.getAttribute('transform')!.match(/[\d.-]+/g)!.map(Number);
  const beside = (chip: SVGGElement, place: string) => Math.hypot(at(chip)[0]! - town.spots[place]!.x, at(chip)[1]! - town.spots[place]!.y) < 100;
  return { chips, beside, send };
}

test('an ability that helps somebody hangs beside them with its chance, and a touch uses it', () => {
  const { chips, beside, send } = chipsOf('johnson', PATCH);
  expect(chips.map((chip) => chip.getAttribute('aria-label'))).toEqual([PATCH]);
  expect(chips[0]!.textContent).toBe('50%');
  expect(beside(chips[0]!, 'F3')).toBe(true);
  chips[0]!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(send).toHaveBeenCalledWith(PATCH);
});

test('an ability that is used on nobody hangs beside who has it, without a figure', () => {
  const { chips, beside } = chipsOf('hernandez', BOOST);
  expect(chips.length).toBe(1);
  expect(chips[0]!.querySelector('text')).toBeNull();
  expect(beside(chips[0]!, 'M1')).toBe(true);
});

test('only the deeds of whoever is chosen hang on the map, and a key does as well', () => {
  const { chips, send } = chipsOf('hernandez', PATCH, BOOST, 'end');
  expect(chips.map((chip) => chip.dataset.option)).toEqual([BOOST]);
  chips[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(send).toHaveBeenCalledWith(BOOST);
});

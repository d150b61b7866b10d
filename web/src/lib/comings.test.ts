import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { A_MOMENT, Comings, type Coming } from './comings';
import type { Chair, TableFacts } from './protocol';

let told: string[];
let comings: Comings;
const ada: Chair = { who: 'person', name: 'Ada', here: true };
const sees = (killer: Chair, first = false, stage = 'running') => comings.look({ stage, seats: { killer } } as unknown as TableFacts, first);

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  comings = new Comings(({ how, name }: Coming) => told.push(`${name} ${how}`));
  sees(ada, true);
});
afterEach(() => {
  comings.close();
  vi.useRealTimers();
});

test('who leaves is missed after a moment, and who comes back is heard', () => {
  sees({ ...ada, here: false });
  expect(told).toEqual([]);
  vi.advanceTimersByTime(A_MOMENT);
  expect(told).toEqual(['Ada away']);
  sees(ada);
  expect(told).toEqual(['Ada away', 'Ada back']);
});

test('who only loads the page anew is not missed', () => {
  sees({ ...ada, here: false });
  vi.advanceTimersByTime(A_MOMENT / 2);
  sees(ada);
  vi.advanceTimersByTime(A_MOMENT * 2);
  expect(told).toEqual([]);
});

test('a bot that stands in is told, and so is its person who comes back', () => {
  sees({ who: 'bot', name: 'Ada' });
  sees(ada);
  expect(told).toEqual(['Ada rests', 'Ada back']);
});

test('who leaves for good has left; whoever takes the seat then is greeted elsewhere', () => {
  sees({ who: 'bot', name: '' });
  sees({ who: 'person', name: 'Ben', here: true });
  expect(told).toEqual(['Ada left']);
});

test('nobody is missed before the game, or when the table is seen anew', () => {
  sees({ ...ada, here: false }, true);
  sees(ada, false, 'gathering');
  sees({ ...ada, here: false }, false, 'gathering');
  vi.advanceTimersByTime(A_MOMENT);
  expect(told).toEqual([]);
});

import { expect, test } from 'vitest';
import { costOf } from './cards';

test('a card costs what is printed on it, unless the table has agreed otherwise', () => {
  expect(costOf('chainsaw', {}, 5)).toBe(2);
  expect(costOf('chainsaw', { chainsaw_cost: 0 }, 5)).toBe(0);
  expect(costOf('madness', { madness_cost: 1, chainsaw_cost: 0 }, 5)).toBe(1);
  expect(costOf('sense', { chainsaw_cost: 1 }, 5)).toBe(0);
});

test('where Life Drain costs all other cards, it costs as many as there are', () => {
  expect(costOf('life_drain', { drain_cost: 'two' }, 5)).toBe(2);
  expect(costOf('life_drain', { drain_cost: 'all' }, 5)).toBe(4);
});

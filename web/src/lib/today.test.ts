import { expect, test } from 'vitest';
import { dated } from './today';

const settings = [
  { name: 'players', default: 4 },
  { name: 'month', default: 0, low: 0, high: 12, today: 'month' },
  { name: 'day', default: 0, low: 0, high: 31, today: 'day' },
] as const;

test('the device knows which day it is, and the rules do not', () => {
  expect(dated(settings, new Date(2026, 10, 19))).toEqual({ month: 11, day: 19 });
  expect(dated([settings[0]], new Date(2026, 10, 19))).toEqual({});
});

import { expect, test } from 'vitest';
import { keyFor, optionFor } from './optionkeys';

const options = Array.from({ length: 12 }, (_, i) => `move:R${i}`);

test('digits first, then letters', () => {
  expect([keyFor(0), keyFor(8), keyFor(9), keyFor(11)]).toEqual(['1', '9', 'a', 'c']);
  expect(keyFor(60)).toBe('');
});

test('a key finds its option, and keys without one find nothing', () => {
  expect(optionFor('1', options)).toBe('move:R0');
  expect(optionFor('B', options)).toBe('move:R10');
  expect(optionFor('z', options)).toBe(null);
  expect(optionFor('Enter', options)).toBe(null);
  expect(optionFor('0', options)).toBe(null);
});

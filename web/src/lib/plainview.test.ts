import { expect, test } from 'vitest';
import { answerFor, plain, spoken } from './plainview';
import type { Words } from '../games/types';

const words = { language: 'en', name: (value: string) => (value === 'pile' ? 'the pile' : value) } as unknown as Words;

test('what a view holds is sorted by its shape', () => {
  const view = {
    game: 'vigil', you: 'ann', result: {}, pile: 7, resting: ['ben'], empty: [], off: false, none: null,
    ann: ['candle1', 'candle2'], ben: 1,
    units: { scout: { place: 'hill', hits: 2, marks: ['lame'] }, medic: { place: 'camp', hits: 0, marks: [] } },
    stores: { ammo: 3, food: 0 },
  };
  const found = plain(view, ['ann', 'ben']);
  expect(found.seats).toEqual([{ key: 'ann', values: ['candle1', 'candle2'] }, { key: 'ben', values: [1] }]);
  expect(found.figures).toEqual([{ key: 'pile', value: 7 }]);
  expect(found.rows).toEqual([{ key: 'resting', values: ['ben'] }]);
  expect(found.grids.map(({ key, columns }) => [key, columns])).toEqual([['units', ['place', 'hits', 'marks']], ['stores', ['']]]);
  expect(found.grids[0]!.rows[1]).toEqual({ name: 'medic', cells: [['camp'], [0], []] });
});

test('things are called by their names, or at least readably', () => {
  expect(spoken(words, 'pile')).toBe('the pile');
  expect(spoken(words, 'super_pool')).toBe('super pool');
  expect(spoken(words, 1234.56)).toBe('1,234.6');
  expect(spoken(words, true)).toBe('✓');
});

test('a thing is pressed for the one answer that is about it', () => {
  expect(answerFor('hill', ['move:hill', 'move:camp', 'pass'])).toBe('move:hill');
  expect(answerFor('hill', ['move:hill', 'attack:hill'])).toBe(null);
  expect(answerFor(3, ['pass'])).toBe(null);
});

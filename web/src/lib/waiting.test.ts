import { beforeAll, expect, test } from 'vitest';
import type { GameUi, Words } from '../games/types';
import type { TableFacts } from './protocol';
import { loadSpeech } from './texts';
import { waitedFor, whatFor } from './waiting';

const person = (name: string, here = true) => ({ who: 'person', name, here });
const table = { seats: { killer: person('Ada', false), survivor1: person('Ben'), survivor2: person('Cleo'), survivor3: { who: 'bot', name: '' } } } as unknown as TableFacts;
const sides = { killer: ['killer'], survivors: ['survivor1', 'survivor2', 'survivor3'] };
const ui = { plays: () => '' } as unknown as GameUi;
let words: Words;
beforeAll(async () => (words = await loadSpeech('en', 'terrorscape')));

test('who waits sees for whom and for what', () => {
  const view = { turn: 'killer' };
  expect(waitedFor({ you: 'survivor1', table, sides, view }, ui, words)).toMatchObject([{ seat: 'killer', words: 'Ada (Killer)', away: true }]);
  expect(whatFor(view, words)).not.toBe('');
});

test('of a side all its people are waited for, without oneself and without bots; where nothing lies open, nobody', () => {
  const seats = (you: string, turn: string) => waitedFor({ you, table, sides, view: { turn } }, ui, words).map(({ seat }) => seat);
  expect(seats('killer', 'survivors')).toEqual(['survivor1', 'survivor2']);
  expect(seats('survivor1', 'survivors')).toEqual(['survivor2']);
  expect(seats('survivor1', 'encounter')).toEqual([]);
});

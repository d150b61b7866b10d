import { expect, test } from 'vitest';
import type { TableFacts } from './protocol';
import { loadSpeech } from './texts';
import { thoughts } from './thinking';

const bot = { who: 'bot', name: '' };
const person = { who: 'person', name: 'Ada' };
const table = (seats: Record<string, object>) => ({ stage: 'running', seats }) as unknown as TableFacts;
const against = table({ killer: bot, survivor1: person, survivor2: bot, survivor3: bot });
const sides = { killer: ['killer'], survivors: ['survivor1', 'survivor2', 'survivor3'] };
const looking = { you: 'survivor1', table: against, sides, view: {}, weighed: {}, heard: 7 };

test('of the own side one reads what each bot is asked', async () => {
  const words = await loadSpeech('en', 'terrorscape');
  const weighed = { survivor2: { prompt: 'act', args: { who: 'marco' } } };
  expect(thoughts({ ...looking, view: { turn: 'survivors' }, weighed }, words)).toMatchObject([
    { seats: ['survivor2'], words: 'Survivor 2: What does Marco do?' },
  ]);
});

test('of the other side one reads no more than that it is its turn', async () => {
  const words = await loadSpeech('de', 'terrorscape');
  const [thought, ...more] = thoughts({ ...looking, view: { turn: 'killer' } }, words);
  expect(thought).toMatchObject({ seats: ['killer'], words: 'Killer: Der nächste Zug wird geplant' });
  expect(more).toEqual([]);
  expect(thoughts({ ...looking, view: { turn: 'encounter' } }, words)).toEqual([]);
});

test('where people play too nobody can tell whether a bot of the other side thinks', async () => {
  const words = await loadSpeech('en', 'terrorscape');
  const mixed = { ...looking, you: 'killer', view: { turn: 'survivors' } };
  expect(thoughts(mixed, words)).toEqual([]);
  const bots = table({ killer: person, survivor1: bot, survivor2: bot, survivor3: bot });
  expect(thoughts({ ...mixed, table: bots }, words)).toMatchObject([{ seats: ['survivor1', 'survivor2', 'survivor3'] }]);
});

test('a thought begins anew when something was heard', async () => {
  const words = await loadSpeech('en', 'terrorscape');
  const view = { turn: 'killer' };
  const keys = [7, 7, 8].map((heard) => thoughts({ ...looking, view, heard }, words)[0]!.key);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});

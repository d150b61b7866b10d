import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressed, came, meanwhile, turnOf } from './labels';
import { loadSpeech } from './texts';

const step = { n: 1, kind: 'killer-moved', args: { came: 'R1', place: 'R2' } };

test('the Killer reads of himself as “you”, and everybody else of the Killer', async () => {
  const [en, de] = await Promise.all([loadSpeech('en', 'terrorscape'), loadSpeech('de', 'terrorscape')]);
  expect(addressed(en, 'killer').event(step)).toBe('You go from the Main Hall to the Gallery.');
  expect(addressed(en, 'survivor1').event(step)).toBe('The Killer goes from the Main Hall to the Gallery.');
  expect(addressed(de, 'killer').event(step)).toMatch(/^Du gehst /);
  expect(addressed(en, 'killer').event({ n: 2, kind: 'injured', args: { who: 'anna' } })).toBe('Anna is injured.');
  expect(addressed(en, 'killer').name('R1')).toBe('Main Hall');
});

test('whatever is said to the Killer himself is an event that others hear of', () => {
  const ids = (file: string) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf-8').matchAll(/^event-([\w-]+) =/gm)].map(([, id]) => id!);
  const known = new Set(ids('../../../src/lamplit/games/terrorscape/text/en.ftl'));
  const own = ids('../games/terrorscape/text/en.ftl').filter((id) => id.startsWith('you-'));
  expect(own.length).toBeGreaterThan(15);
  expect(own.filter((id) => !known.has(id.replace('you-killer-', '')))).toEqual([]);
});

test('while it is nobody’s turn the table says what goes on', async () => {
  const [en, de] = await Promise.all([loadSpeech('en', 'terrorscape'), loadSpeech('de', 'terrorscape')]);
  const view = { turn: 'encounter' };
  const ui = { plays: (seat: string) => (seat === 'survivor2' ? 'anna' : '') } as any;
  expect(turnOf(en, ui, view)).toBe('');
  expect(turnOf(en, ui, { turn: 'survivor2' })).toBe('Anna');
  expect(meanwhile(en, view)).toBe(en.say('turn-encounter'));
  expect(meanwhile(de, view)).toBe('Begegnung');
  expect(meanwhile(en, { turn: 'nap' })).toBe('');
});

test('a phase is nobody’s turn, whatever else is called like it', async () => {
  const words = await loadSpeech('de', 'zeds');
  const ui = {} as any;
  expect(words.name('infection')).toMatch('−2');
  expect(turnOf(words, ui, { turn: 'infection', phase: 'infection' })).toBe('');
  expect(meanwhile(words, { turn: 'infection' })).toBe('Infektionsphase');
  expect(turnOf(words, ui, { turn: 'zeds', phase: 'zeds' })).toBe('die Zeds');
});

test('that somebody plays on for a bot is told by the name of whom they play, where it is known', async () => {
  const [en, de] = await Promise.all([loadSpeech('en', 'terrorscape'), loadSpeech('de', 'terrorscape')]);
  const line = { n: 1, seat: 'survivor2', team: false, words: '', time: 0, came: 'Cleo' };
  const ui = { plays: (seat: string) => (seat === 'survivor2' ? 'anna' : '') } as any;
  expect(came(en, { ui, view: {} }, line)).toBe('Anna: Cleo plays here now, in place of a bot.');
  expect(came(de, { ui: null, view: null }, line)).toBe('Überlebender 2: Hier spielt jetzt Cleo statt eines Bots.');
});

test('what bears a number needs no article', async () => {
  const de = await loadSpeech('de', 'betrayal');
  expect(de.option('take:dog')).toBe('Den Hund aufheben');
  expect(de.option('take:dog-2')).toBe('Hund 2 aufheben');
});

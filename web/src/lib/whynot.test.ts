import { expect, test } from 'vitest';
import { readings, refusedThings } from './whynot';
import { loadSpeech } from './texts';

test('what is offered now needs no reason; what was offered before and is not now does', () => {
  expect(refusedThings(['move:B1', 'search'], ['move:B1', 'move:B2', 'move:B2', 'card:sense'])).toEqual(['move:B2', 'card:sense']);
});

test('what reads the same stands there once', () => {
  expect(refusedThings([], ['fire:zed1', 'fire:zed2', 'forage'], (option) => option.replace(/\d$/, ''))).toEqual(['fire:zed1', 'forage']);
});

test('a thing of which a part is offered is not refused', () => {
  expect(refusedThings(['use:key:door'], ['use:key'])).toEqual([]);
});

test('typed words stand for things by their names, with every verb that is asked for', async () => {
  const words = await loadSpeech('de', 'terrorscape');
  expect(readings('Küche', ['move:B1', 'search:B1'], words)).toContain('move:B3');
  expect(readings('küche', ['move:B1', 'search:B1'], words)).toContain('search:B3');
  expect(readings('move:R5', ['search'], words)[0]).toBe('move:R5');
});

test('a word of something that is missed stands for it', async () => {
  const words = await loadSpeech('de', 'terrorscape');
  expect(readings('funkgerät', ['move:B1'], words, ['search', 'repair'])[0]).toBe('repair');
});

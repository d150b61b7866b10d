import { expect, test } from 'vitest';
import { loadSpeech } from '../src/lib/texts';
import type { Language } from '../src/lib/speech';
import cases from './words_cases.json';

interface Case {
  game: string;
  language: string;
  what: string;
  value: any;
  words: string | null;
}

for (const language of ['de', 'en'] as Language[])
  for (const game of ['terrorscape', 'escape', 'zeds'])
    test(`${game} in ${language}: the same words as Python finds`, async () => {
      const speech = await loadSpeech(language, game);
      const mine = (cases as Case[]).filter((each) => each.game === game && each.language === language);
      expect(mine.length).toBeGreaterThan(50);
      const said = mine.map(({ what, value }) => ({ what, value, words: (speech as any)[what](value) }));
      expect(said).toEqual(mine.map(({ what, value, words }) => ({ what, value, words })));
    });

test('a message nobody has written shows its id', async () => {
  const speech = await loadSpeech('en', null);
  expect(speech.say('no-such-message')).toBe('no-such-message');
  expect(speech.has('no-such-message')).toBe(false);
});

test('one of several bears its number in every form of its name', async () => {
  const speech = await loadSpeech('en', 'betrayal');
  expect(speech.event({ n: 0, kind: 'fetched', args: { who: 'ox_bellows', card: 'token-paint-2' } })).toContain('takes Paint 2 out');
});

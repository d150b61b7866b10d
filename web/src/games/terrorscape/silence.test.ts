import { expect, test } from 'vitest';
import { spelledOut } from './silence';

type Spoken = [kind: string, args?: Record<string, unknown>];
const log = (...events: Spoken[]) => events.map(([kind, args = {}], i) => ({ n: i + 1, kind, args }));
const heard = (whole: boolean, ...events: Spoken[]) => spelledOut(log(...events), whole).map((event) => event.kind);
const plays = (card: string, cost = 0): Spoken => ['card-played', { card, cost }];

test('a Scream that frightens nobody is said to, as soon as all of it was told', () => {
  expect(heard(false, plays('scream'))).toEqual(['card-played']);
  expect(heard(true, plays('scream'))).toEqual(['card-played', 'nobody-afraid']);
  expect(heard(true, plays('scream'), ['search'])).toEqual(['card-played', 'nobody-afraid', 'search']);
  expect(heard(true, plays('scream'), ['fear'], ['search'])).toEqual(['card-played', 'fear', 'search']);
  expect(heard(true, plays('scream'), ['scream'])).toEqual(['card-played', 'scream']);
});

test('the Chainsaw is paid for first', () => {
  expect(heard(true, plays('chainsaw', 2))).toEqual(['card-played']);
  expect(heard(true, plays('chainsaw', 2), ['paid'])).toEqual(['card-played', 'paid', 'nobody-afraid']);
  expect(heard(true, plays('chainsaw', 2), ['paid'], ['fear'], ['killer-moved'])).not.toContain('nobody-afraid');
  expect(heard(true, plays('madness', 2), ['paid'])).not.toContain('nobody-afraid');
});

test('whoever vanished frightens on reappearing, and no card is asked twice', () => {
  const vanished: Spoken[] = [plays('vanish', 1), ['paid'], ['vanished'], ['killers-turn'], ['reappeared']];
  expect(heard(true, ...vanished, ['search'])).toEqual([...vanished.map(([kind]) => kind), 'nobody-afraid', 'search']);
  expect(heard(true, ...vanished, ['fear'], ['search'], ['reappeared'], ['search'])).not.toContain('nobody-afraid');
});

test('Whizzing by frightens at the end of the way', () => {
  expect(heard(true, plays('whizzing_by'), ['killer-moved'])).not.toContain('nobody-afraid');
  expect(heard(true, plays('whizzing_by'), ['killer-moved'], ['block-broken'], ['killer-moved'], ['drew-skill'])).toEqual([
    'card-played', 'killer-moved', 'block-broken', 'killer-moved', 'nobody-afraid', 'drew-skill',
  ]);
  expect(heard(true, plays('whizzing_by'), ['killer-moved'], ['fear'], ['drew-skill'])).not.toContain('nobody-afraid');
});

test('what was left unsaid is taken back with the event beside it', () => {
  const numbers = spelledOut(log(['killers-turn'], plays('scream')), true).map((event) => event.n);
  expect(numbers).toEqual([1, 2, 1.5]);
});

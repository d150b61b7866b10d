import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { steady } from './steady.svelte';

test('what looks as before is the same as before; what differs is new', () => {
  let people = $state.raw([{ name: 'red', dice: ['key'] }, { name: 'blue', dice: ['torch'] }]);
  let shown = () => people;
  const stop = $effect.root(() => {
    shown = steady(() => people.map((each) => ({ ...each })));
  });
  const [red, blue] = shown();
  people = [{ name: 'red', dice: ['key'] }, { name: 'blue', dice: ['black'] }];
  flushSync();
  expect(shown()[0]).toBe(red);
  expect(shown()[1]).not.toBe(blue);
  expect(shown()[1]!.dice).toEqual(['black']);
  people = [];
  flushSync();
  expect(shown()).toEqual([]);
  stop();
});

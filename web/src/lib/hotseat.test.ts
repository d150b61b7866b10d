import { expect, test } from 'vitest';
import { Hotseat } from './hotseat.svelte';

const seat = (you: string, asked = false, busy = false) => ({ you, asked, busy });

test('one person alone never sees a cover', () => {
  const hotseat = new Hotseat(() => false);
  hotseat.take([seat('killer', true)]);
  expect(hotseat.covered).toBe(null);
  expect(hotseat.active?.you).toBe('killer');
});

test('with both sides at one screen everything is covered first, for whoever is asked', () => {
  const hotseat = new Hotseat(() => false);
  hotseat.take([seat('killer'), seat('survivor1', true)]);
  expect(hotseat.covered?.you).toBe('survivor1');
  hotseat.uncover();
  expect(hotseat.covered).toBe(null);
  expect(hotseat.active?.you).toBe('survivor1');
});

test('mates of one side follow each other without a cover', () => {
  const hotseat = new Hotseat(() => false);
  const [one, two] = [seat('survivor1', true), seat('survivor2', true)];
  hotseat.take([one, two]);
  expect(hotseat.follow()).toBe(false);
  one.asked = false;
  expect(hotseat.follow()).toBe(true);
  expect(hotseat.active).toBe(two);
});

test('the other side is named once one’s own has nothing left to do, and looks only behind a cover', () => {
  const hotseat = new Hotseat(() => false);
  const killer = seat('killer', true);
  const survivor = seat('survivor1', true);
  hotseat.take([killer, survivor], 'killer');
  hotseat.uncover();
  expect(hotseat.next).toBe(null);
  killer.asked = false;
  killer.busy = true;
  expect(hotseat.next).toBe(null);
  killer.busy = false;
  expect(hotseat.next).toBe(survivor);
  hotseat.choose(survivor);
  expect(hotseat.covered).toBe(survivor);
  expect(hotseat.active).toBe(killer);
});

test('where nothing is secret nobody looks away', () => {
  const hotseat = new Hotseat(() => true);
  hotseat.take([seat('red'), seat('blue', true)]);
  expect(hotseat.covered).toBe(null);
  expect(hotseat.follow()).toBe(true);
  expect(hotseat.active?.you).toBe('blue');
});

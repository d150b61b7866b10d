import { expect, test } from 'vitest';
import { Hotseat } from './hotseat.svelte';

const MUST = { question: { options: ['move:R1'] } };
const MAY = { question: { options: ['done', 'drop:herbs'] } };
const seat = (you: string, asked = false, busy = false) => ({ you, asked, busy, pending: null as string | null, hand: MUST as typeof MUST | typeof MAY });

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

test('who uses something and still has an action keeps the screen, though others may act too', () => {
  const hotseat = new Hotseat(() => false);
  const [anna, marco] = [seat('survivor1', true), seat('survivor2', true)];
  hotseat.take([anna, marco]);
  Object.assign(anna, { asked: false, pending: 'use:whiskey:G3' });
  expect(hotseat.follow()).toBe(false);
  Object.assign(anna, { asked: true, pending: null });
  expect(hotseat.follow()).toBe(false);
  expect(hotseat.active).toBe(anna);
});

test('nobody is asked “Anything more?” while another has not acted yet', () => {
  const hotseat = new Hotseat(() => false);
  const [anna, marco, william] = [seat('survivor1', true), seat('survivor2', true), seat('survivor3', true)];
  hotseat.take([anna, marco, william]);
  anna.hand = MAY;
  expect(hotseat.follow()).toBe(true);
  expect(hotseat.active).toBe(marco);
  marco.asked = false;
  expect(hotseat.follow()).toBe(true);
  expect(hotseat.active).toBe(william);
  william.hand = MAY;
  expect(hotseat.follow()).toBe(false);
});

test('who has acted and is called back stays until that is done', () => {
  const hotseat = new Hotseat(() => false);
  const [anna, marco] = [seat('survivor1', true), seat('survivor2', true)];
  hotseat.take([anna, marco], 'survivor2');
  anna.hand = MAY;
  hotseat.choose(anna);
  expect(hotseat.follow()).toBe(false);
  anna.asked = false;
  expect(hotseat.follow()).toBe(true);
  expect(hotseat.active).toBe(marco);
});

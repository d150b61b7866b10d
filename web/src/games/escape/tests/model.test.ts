import { expect, test } from 'vitest';
import { beyond, exitPlace, isStuck, laid, mates, own, pool, refuge, room, sideTowards, START, stuckWords, trail, way } from '../model';
import { moment, moments, options } from './moments';

test('neighbours lie where the sides point', () => {
  expect(beyond('0,0', 'N')).toBe('0,-1');
  expect(sideTowards('0,0', '1,0')).toBe('E');
  expect(sideTowards('0,0', '1,1')).toBeNull();
});

test('whoever may enter a chamber has an open way to it, and whoever may discover a dark opening', () => {
  for (const at of moments()) {
    const me = own(at.view, at.seat)!;
    for (const name of options(at)) {
      const [verb, place] = name.split(':') as [string, string];
      if (verb === 'enter') expect(way(at.view.chambers, me.place, sideTowards(me.place, place)!)).toBe('open');
      if (verb === 'discover') expect(way(at.view.chambers, me.place, sideTowards(me.place, place)!)).toBe('unknown');
    }
  }
});

test('the trail home goes from chamber to chamber through open ways', () => {
  const at = moment('run-home');
  const steps = trail(at.view.chambers, own(at.view, at.seat)!.place, START);
  expect(steps.length).toBeGreaterThan(1);
  expect(steps.at(-1)).toBe(START);
  steps.slice(1).forEach((place, n) => expect(way(at.view.chambers, steps[n]!, sideTowards(steps[n]!, place)!)).toBe('open'));
});

test('behind walls there is no trail', () => {
  const { view } = moment('first-rolls');
  view.chambers['9,9'] = { ...view.chambers[START]! };
  expect(trail(view.chambers, START, '9,9')).toEqual([]);
});

test('after a gong all run home, in the last countdown out, and before it nowhere', () => {
  expect(refuge(moment('run-home').view)).toBe(START);
  const last = moment('last-countdown').view;
  expect(refuge(last)).toBe(exitPlace(last));
  expect(refuge(moment('first-rolls').view)).toBeNull();
});

test('stones that ask for seven are within reach of all dice here together, and never of mine alone', () => {
  const at = moment('stone-seven');
  const me = own(at.view, at.seat)!;
  const sign = at.view.chambers[me.place]!.symbol;
  const { mine, others } = pool(at.view, me).find((each) => each.sign === sign)!;
  expect(mine + others).toBeGreaterThanOrEqual(7);
  expect(mine).toBeLessThanOrEqual(5);
});

test('who keeps dice out of it does not count along', () => {
  const at = moment('stone-seven');
  const me = own(at.view, at.seat)!;
  for (const mate of mates(at.view, me)) mate.shares = false;
  expect(pool(at.view, me).every(({ others }) => others === 0)).toBe(true);
});

test('stuck is: dice, and every one black', () => {
  const at = moment('all-black');
  expect(isStuck(own(at.view, at.seat)!)).toBe(true);
  expect(isStuck({ ...own(at.view, at.seat)!, dice: [] })).toBe(false);
});

test('whoever is stuck is told what can still help, and only that', () => {
  const { view } = moment('all-black');
  const alone = { ...view, adventurers: view.adventurers.slice(0, 1) };
  const healer = { ...view, adventurers: [{ ...view.adventurers[0]!, treasures: ['healing'] }] };
  expect(view.adventurers.length).toBeGreaterThan(1);
  expect(stuckWords(view)).toBe('temple-stuck');
  expect(stuckWords({ ...alone, difficulty: 'normal', beside: 1 })).toBe('temple-stuck-alone');
  expect(stuckWords({ ...alone, difficulty: 'normal', beside: 0 })).toBe('temple-stuck-lost');
  expect(stuckWords({ ...alone, difficulty: 'expert', beside: 2 })).toBe('temple-stuck-lost');
  expect(stuckWords({ ...healer, beside: 0 })).toBe('temple-stuck-healing');
});

test('rooms are called after what they hold', () => {
  const { view } = moment('five');
  expect(room(view.chambers[START]!)).toBe('start');
  expect(Object.values(view.chambers).map(room)).toEqual(expect.arrayContaining(['exit', 'plain', 'stone-key']));
});

test('a chamber is turned so that its stairs lie where it is laid', () => {
  const printed = { ...moment('turned-up').view.chambers[START]!, openings: 'SNE' };
  const open = (side: 'N' | 'E' | 'S' | 'W') => [...laid(printed, side).openings].sort().join('');
  expect([open('S'), open('W'), open('N'), open('E')]).toEqual(['ENS', 'ESW', 'NSW', 'ENW']);
});

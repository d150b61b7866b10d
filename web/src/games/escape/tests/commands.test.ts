import { expect, test } from 'vitest';
import { activations, atPlace, fate, gold, goldTargets, isShown, isStopping, lookedFor } from '../commands';
import { goldFor, look, mainAction, openVote, payers, sharing, uses, walking } from '../commands';
import { own } from '../model';
import { moment, moments, options, type Moment } from './moments';

const mine = (at: Moment) => own(at.view, at.seat)!;

test('two adventurers, three dark openings: each way of the pad discovers', () => {
  const at = moment('discover-several-ways');
  const ways = Object.values(walking(at.view, mine(at), options(at)));
  expect(ways.filter(({ option, offered }) => offered && option.startsWith('discover:')).length).toBeGreaterThan(1);
});

test('a way that is not open keeps its name, so that one can ask why', () => {
  const at = moment('all-black');
  const ways = Object.values(walking(at.view, mine(at), options(at)));
  expect(ways.every(({ option, offered }) => /^(enter|discover):-?\d+,-?\d+$/.test(option) && !offered)).toBe(true);
});

test('every enter and discover on offer is on the pad and on the board', () => {
  for (const at of moments()) {
    const steps = options(at).filter((name) => /^(enter|discover):/.test(name));
    if (!steps.length) continue;
    const pad = Object.values(walking(at.view, mine(at), options(at))).map(({ option }) => option);
    for (const step of steps) {
      expect(pad).toContain(step);
      expect(atPlace(step.slice(step.indexOf(':') + 1), options(at))).toBe(step);
    }
  }
});

test('gold frees my own dice first, and else the friend with most blocked', () => {
  const at = moment('gold-for-a-friend');
  const me = mine(at);
  expect(gold(at.view, me, [`gold:${me.seat}`, 'gold:blue']).option).toBe(`gold:${me.seat}`);
  const [worse, better] = at.view.adventurers.filter((a) => a.seat !== me.seat);
  worse!.dice = ['black', 'black', 'black', 'key', 'key'];
  better!.dice = ['black', 'key', 'key', 'key', 'key'];
  const both = [`gold:${better!.seat}`, `gold:${better!.seat}:1`, `gold:${worse!.seat}`];
  expect(gold(at.view, me, both)).toEqual({ option: `gold:${worse!.seat}`, offered: true });
  expect(goldTargets(both)).toEqual([better!.seat, worse!.seat]);
});

test('the main button takes the highest level reached, and leads out at the exit', () => {
  const stones = moment('stone-ten');
  expect(activations(options(stones))).toEqual([1, 2, 3]);
  expect(mainAction(stones.view, mine(stones), options(stones))).toEqual({ option: 'activate:3', offered: true });
  const exit = moment('escape');
  expect(mainAction(exit.view, mine(exit), options(exit))).toEqual({ option: 'escape', offered: true });
});

test('with several openings one may look first; with one, the same key finds the chamber behind it', () => {
  expect(look(options(moment('discover-several-ways')))).toEqual({ option: 'look', offered: true });
  expect(look(['discover:2,0', 'roll:1'])).toEqual({ option: 'discover:2,0', offered: true });
  expect(look(['roll:1'])).toEqual({ option: 'look', offered: false });
});

test('whoever holds a chamber lays it with the ways of the pad, and by a tap on the board', () => {
  const at = moment('turned-up');
  const lays = options(at).filter((name) => name.startsWith('lay:'));
  expect(lays.length).toBeGreaterThan(1);
  const pad = Object.values(walking(at.view, mine(at), options(at)));
  expect(pad.filter(({ offered }) => offered).map(({ option }) => option).sort()).toEqual(lays.sort());
  expect(pad.every(({ option }) => option.startsWith('lay:'))).toBe(true);
  for (const lay of lays) expect(atPlace(lay.slice(4), options(at))).toBe(lay);
});

test('a golden mask that a friend does not need is taken with the same key, and by a press on the friend', () => {
  const at = moment('gold-to-take');
  const taken = options(at).find((name) => name.startsWith('take:'))!;
  expect(goldFor(taken.slice(5), options(at))).toBe(taken);
  expect(goldFor('nobody', options(at))).toBeNull();
  expect(gold(at.view, mine(at), [taken, `gold:${taken.slice(5)}`])).toEqual({ option: taken, offered: true });
  expect(gold(at.view, mine(at), [`gold:${at.seat}`, taken]).option).toBe(`gold:${at.seat}`);
});

test('who pays first is a choice beside the stones, and no level of its own', () => {
  const at = moment('who-pays');
  const stones = activations(options(at));
  expect(stones.every(Number.isInteger)).toBe(true);
  expect(payers(stones.at(-1), [...options(at), `activate:${stones.at(-1)}:red+blue`]).at(-1)!.seats).toEqual(['red', 'blue']);
  expect(payers(undefined, options(at))).toEqual([]);
});

test('a vote is open until I have voted', () => {
  expect(openVote(options(moment('surrender-vote')))).toBe('surrender');
  expect(openVote(options(moment('fate-vote')))).toBe('fate');
  expect(openVote(options(moment('pause-vote')))).toBe('pause');
  expect(openVote(options(moment('first-rolls')))).toBeNull();
});

test('a treasure that goes somewhere has one use for each place', () => {
  const at = moment('treasure-paths');
  expect(uses('teleport', options(at)).length).toBe(Object.keys(at.view.chambers).length - 1);
});

test('fate and sharing say whether they are on offer', () => {
  const at = moment('all-black');
  expect(fate(options(at))).toEqual({ option: 'fate', offered: true });
  expect(sharing(mine(at), options(at))).toEqual({ option: 'share:off', offered: true });
});

test('the list beside the board is left with pauses, and with who goes and who stays', () => {
  expect(['roll:1', 'enter:1,0', 'pause:yes', 'give:blue'].every(isShown)).toBe(true);
  expect(['away', 'back', 'remove:blue', 'pause'].some(isShown)).toBe(false);
});

test('who cannot roll may ask why: before the start, in the lock, and with every die blocked', () => {
  const rolls = (at: Moment, offered = options(at)) => lookedFor(at.view, mine(at), offered).filter((name) => name.startsWith('roll'));
  expect(rolls(moment('all-black'))).toEqual(['roll:1+2+3+4+5']);
  expect(rolls(moment('intro'))).toEqual(['roll']);
  const at = moment('first-rolls');
  mine(at).dice = ['key', 'black', 'torch', 'blank', 'gold'];
  expect(rolls(at, ['fate'])).toEqual(['roll:1+3+5']);
  expect(rolls(at, ['fate', 'roll:1'])).toEqual([]);
});

test('who is stuck may ask why about every way, about stones and about gold; fate is on offer', () => {
  const at = moment('all-black');
  const wondered = lookedFor(at.view, mine(at), options(at));
  expect(wondered.some((name) => name.startsWith('enter:'))).toBe(true);
  expect(wondered).toEqual(expect.arrayContaining(['activate:1', `gold:${at.seat}`]));
  expect(wondered.filter((name) => options(at).includes(name))).toEqual([]);
});

test('what would stop the game for all stands without light; answering a vote does not', () => {
  expect(['pause', 'surrender', 'pause:yes', 'surrender:no', 'roll', 'away'].filter(isStopping)).toEqual(['pause', 'surrender']);
});

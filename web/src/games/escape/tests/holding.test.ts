import { expect, test } from 'vitest';
import { heldAfter, holdable, rolledBy, rollOption, stillHeld, toRoll } from '../holding';
import type { Face } from '../model';
import { moments, options } from './moments';

const DICE: Face[] = ['key', 'black', 'adventurer', 'blank', 'gold'];

test('I hold the key: the adventurer and the gold are rolled, and the blank die with them', () => {
  expect(rollOption(new Set([0]), DICE)).toBe('roll:3+5');
  expect(toRoll(new Set([0]), DICE)).toEqual([2, 3, 4]);
});

test('I hold all that shows something: only the blank die is rolled', () => {
  expect(rollOption(new Set([0, 2, 4]), DICE)).toBe('roll');
});

test('all is held or blocked: there is nothing to roll', () => {
  expect(rollOption(new Set([0]), ['key', 'black'])).toBeNull();
});

test('a die that was used, blocked or lost is let go by itself', () => {
  expect([...stillHeld(new Set([0, 1, 3, 7]), DICE)]).toEqual([0]);
});

test('the key I held opened a door: rolled again, that die is not held any more', () => {
  const used = heldAfter(new Set([0, 2]), DICE, ['blank', 'black', 'adventurer', 'blank', 'gold']);
  expect([...heldAfter(used, ['blank', 'black', 'adventurer', 'blank', 'gold'], DICE)]).toEqual([2]);
});

test('I give the second die away: the torch I hold is now the third, and still held', () => {
  expect([...heldAfter(new Set([0, 3]), ['key', 'black', 'gold', 'torch'], ['key', 'gold', 'torch'])]).toEqual([0, 2]);
});

test('I hold one of two golden masks and use one: the other is held now', () => {
  const used = heldAfter(new Set([0]), ['gold', 'torch', 'gold', 'black'], ['blank', 'torch', 'gold', 'blank']);
  expect([...used]).toEqual([2]);
});

test('I hold one of three adventurers and walk: the one that is left is held, the torch is not', () => {
  const walked = heldAfter(new Set([1]), ['adventurer', 'adventurer', 'torch', 'adventurer'], ['blank', 'blank', 'torch', 'adventurer']);
  expect([...walked]).toEqual([3]);
});

test('a golden mask that was just rolled is not held because another was used', () => {
  expect([...heldAfter(new Set([0]), ['gold', 'torch'], ['blank', 'gold'])]).toEqual([]);
});

test('black masks and blank dice cannot be held', () => {
  expect(DICE.map(holdable)).toEqual([true, false, true, false, true]);
});

test('the dice that tumble are those the roll named, and the blank ones', () => {
  expect(rolledBy('roll:1+5', DICE)).toEqual([0, 3, 4]);
  expect(rolledBy('roll', DICE)).toEqual([3]);
  expect(rolledBy('enter:1,0', DICE)).toEqual([]);
});

test('whatever I hold, the roll has a name that the question offers', () => {
  let tried = 0;
  for (const at of moments()) {
    if (!options(at).some((name) => name.startsWith('roll'))) continue;
    const dice = at.view.adventurers.find((a) => a.seat === at.seat)!.dice;
    for (let held = 0; held < 2 ** dice.length; held++) {
      const kept = stillHeld(new Set(dice.flatMap((_, die) => ((held >> die) & 1 ? [die] : []))), dice);
      const option = rollOption(kept, dice);
      if (option === null) continue;
      expect(options(at)).toContain(option);
      tried++;
    }
  }
  expect(tried).toBeGreaterThan(100);
});

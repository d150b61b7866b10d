import { expect, test } from 'vitest';
import { face as inTheMansion } from '../games/terrorscape/faces';
import { KILLERS, LOOKS } from '../games/terrorscape/people';
import { face as inTheTemple } from '../games/escape/figures';
import { UNITS } from '../games/zeds/figures';
import { face as inFarmingdale } from '../games/zeds/look';
import { AUTOMATON, STRANGER, type Portrait } from './portrait';

const drawn = import.meta.glob<Record<string, Portrait>>('../games/*/portraits.ts', { eager: true, import: 'portraits' });

test('everybody with a name has a face', () => {
  for (const who of [...Object.keys(LOOKS), ...KILLERS]) expect(inTheMansion(who), who).not.toBeNull();
  for (const seat of ['red', 'blue', 'yellow', 'green', 'purple']) expect(inTheTemple(seat), seat).not.toBeNull();
  const heroes = Object.keys(UNITS).filter((name) => UNITS[name]!.kind === 'hero');
  expect(heroes.length).toBeGreaterThan(15);
  for (const hero of [...heroes, 'zeds']) expect(inFarmingdale(hero), hero).not.toBeNull();
  expect(inTheMansion('nobody')).toBeNull();
});

test('every portrait is made of strokes the part can cut, and no two are alike', () => {
  const all = [...Object.values(drawn).flatMap((game) => Object.values(game)), AUTOMATON, STRANGER];
  expect(all.length).toBeGreaterThan(40);
  for (const stroke of all.flat()) expect(stroke).toMatch(/^[khwldspc]M-?[\d.]/);
  expect(new Set(all.map(String)).size).toBe(all.length);
});

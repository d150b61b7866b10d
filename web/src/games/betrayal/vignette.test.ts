import { expect, it } from 'vitest';
import { vignette } from './vignette';

const NAMES = ['mummy', 'web', 'dance', 'family', 'twins', 'abyss', 'bats', 'creature'];

it('draws the same haunt always alike, and each haunt in its own way', () => {
  for (const name of NAMES) expect(vignette(name)).toEqual(vignette(name));
  expect(new Set(NAMES.map((name) => JSON.stringify(vignette(name)))).size).toBe(NAMES.length);
});

it('draws nothing that is not a number', () => {
  for (const name of NAMES) expect(JSON.stringify(vignette(name))).not.toMatch(/NaN|undefined|Infinity|null/);
});

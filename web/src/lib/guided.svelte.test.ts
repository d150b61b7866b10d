import { beforeEach, expect, test } from 'vitest';
import type { Guide } from '../games/types';
import { Guided } from './guided.svelte';
import { myTables } from './tables.svelte';

const steps = ['welcome', 'walk', 'shoot', 'look', 'strike', 'enough'].map((id) => ({ id, when: () => true }));
const left = (guide: Guide, view = {}): string[] => new Guided('table', guide).open(view).map(({ id }) => id);

beforeEach(() => myTables.note('table', { guided: [] }));

test('a guide ends once most of it was told', () => {
  expect(left({ options: {}, steps })).not.toContain('enough');
  myTables.note('table', { guided: ['welcome', 'walk'] });
  expect(left({ options: {}, steps })).toEqual(['shoot', 'look', 'strike', 'enough']);
});

test('a guide that knows when it is over ends then, however little was told', () => {
  const guide: Guide = { options: {}, steps, over: (view) => view.round > 2 };
  myTables.note('table', { guided: ['welcome', 'walk', 'shoot', 'look'] });
  expect(left(guide, { round: 1 })).toEqual(['strike']);
  expect(left(guide, { round: 3 })).toEqual(['strike', 'enough']);
});

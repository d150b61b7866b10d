import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddressBar, addressOf, momentIn } from './moment';
import { parse } from './router.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the moment in an address is found again, through the same eyes', () => {
  const { id, query } = parse(addressOf('q3Zr', 'survivor1', 41));
  expect([id, query.eyes, momentIn(query, 100)]).toEqual(['q3Zr', 'survivor1', 41]);
});

test('an address that asks for no moment, or for one there is not, begins or ends with the game', () => {
  expect(momentIn({}, 100)).toBe(0);
  expect(momentIn({ step: 'x' }, 100)).toBe(0);
  expect(momentIn({ step: '0' }, 100)).toBe(0);
  expect(momentIn({ step: '-3' }, 100)).toBe(0);
  expect(momentIn({ step: '1000' }, 100)).toBe(99);
});

test('the address follows at once, but not too often, and no longer when its page has gone', () => {
  const written: unknown[] = [];
  const replace = vi.spyOn(history, 'replaceState').mockImplementation((_state, _title, address) => void written.push(address));
  const bar = new AddressBar();
  for (const step of [1, 2, 3]) bar.show(`step ${step}`);
  expect(written).toEqual(['step 1']);
  vi.advanceTimersByTime(1_000);
  expect(written).toEqual(['step 1', 'step 3']);
  bar.show('step 4');
  bar.show('step 5');
  bar.leave();
  vi.advanceTimersByTime(1_000);
  expect(written).toEqual(['step 1', 'step 3', 'step 4']);
  replace.mockRestore();
});

import { expect, test } from 'vitest';
import { address, parse, router } from './router.svelte';

test('an address says which page of what', () => {
  expect(parse('')).toEqual({ page: '', id: '', query: {} });
  expect(parse('#/table/q3Zr')).toEqual({ page: 'table', id: 'q3Zr', query: {} });
  expect(parse('#/replay/abc?seat=killer')).toEqual({ page: 'replay', id: 'abc', query: { seat: 'killer' } });
});

test('what was put into an address comes out of it again', () => {
  const link = address('table', 'a/b', { invite: 'x+y=z' });
  expect(parse(link)).toEqual({ page: 'table', id: 'a/b', query: { invite: 'x+y=z' } });
});

test('the secret of an invitation is read and leaves the address', () => {
  location.hash = address('table', 'q3Zr', { invite: 'geheim' });
  router.start();
  expect(router.route.query.invite).toBe('geheim');
  expect(location.hash).toBe('#/table/q3Zr');
});

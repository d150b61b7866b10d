import { expect, test } from 'vitest';
import { address, parse, router } from './router.svelte';
import { myTables } from './tables.svelte';

test('an address says which page of what', () => {
  expect(parse('')).toEqual({ page: '', id: '', query: {} });
  expect(parse('#/table/q3Zr')).toEqual({ page: 'table', id: 'q3Zr', query: {} });
  expect(parse('#/replay/abc?seat=killer')).toEqual({ page: 'replay', id: 'abc', query: { seat: 'killer' } });
});

test('what was put into an address comes out of it again', () => {
  const link = address('table', 'a/b', { invite: 'x+y=z' });
  expect(parse(link)).toEqual({ page: 'table', id: 'a/b', query: { invite: 'x+y=z' } });
});

test('what a mail put behind a link is no part of it', () => {
  expect(parse('#/table/q3Zr?invite=a_b-c.').query.invite).toBe('a_b-c');
  expect(parse('#/table/q3Zr?seat=killer&secret=a_b-%3E”)').query.secret).toBe('a_b-');
  expect(parse('#/table/q3Zr%20%3E').id).toBe('q3Zr');
  expect(parse('#/table/%E0%A4%A').page).toBe('table');
});

test('who sits at a table keeps the invitation that is known to be good', () => {
  myTables.note('n5Tt', { game: 'escape', seats: { red: 'r' }, invite: 'whole' });
  location.hash = address('table', 'n5Tt', { invite: 'who' });
  dispatchEvent(new HashChangeEvent('hashchange', { newURL: location.href }));
  expect(myTables.get('n5Tt')?.invite).toBe('whole');
});

test('the secret of an invitation is read and leaves the address', () => {
  location.hash = address('table', 'q3Zr', { invite: 'geheim' });
  router.start();
  expect(router.route.query.invite).toBe('geheim');
  expect(location.hash).toBe('#/table/q3Zr');
});

test('of two seats whose links are opened in one moment neither is lost', () => {
  const [first, second] = ['survivor1', 'survivor2'].map((seat) => address('table', 'w8Kd', { seat, secret: `of ${seat}` }));
  location.hash = second!;
  for (const link of [first, second]) {
    dispatchEvent(new HashChangeEvent('hashchange', { newURL: new URL(link!, location.href).href }));
  }
  expect(myTables.get('w8Kd')?.seats).toEqual({ survivor1: 'of survivor1', survivor2: 'of survivor2' });
  expect(location.hash).toBe('#/table/w8Kd');
});

test('what stands in the address of another page is not taken for a secret', () => {
  location.hash = address('replay', 'p0Zz', { seat: 'killer', secret: 'x' });
  dispatchEvent(new HashChangeEvent('hashchange', { newURL: location.href }));
  expect(myTables.get('p0Zz')).toBeUndefined();
});

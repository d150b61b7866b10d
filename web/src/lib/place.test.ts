import { afterEach, expect, test, vi } from 'vitest';
import { Place } from './place.svelte';

afterEach(() => vi.unstubAllGlobals());

function server(addresses: string[], door = false) {
  const asked = vi.fn(async (_where: URL, { method }: RequestInit) => {
    const found = method === 'POST' ? ['http://192.168.1.7:8321/'] : addresses;
    return Response.json({ addresses: found, alone: !found.length, door: door && method !== 'POST' });
  });
  vi.stubGlobal('fetch', asked);
}

test('opened on the own machine, links lead where others find the server', async () => {
  server(['http://192.168.1.7:8321/']);
  const place = new Place();
  expect(place.local).toBe(true);
  await place.find();
  expect(place.local).toBe(false);
  expect(place.link('#/table/q3Zr')).toBe('http://192.168.1.7:8321/#/table/q3Zr');
});

test('where nobody else gets to the server, that is known', async () => {
  server([]);
  const place = new Place();
  await place.find();
  expect(place.local).toBe(true);
  expect(place.link('#/table/q3Zr')).toBe(new URL('#/table/q3Zr', document.baseURI).href);
});

test('a server that does not answer spoils no link', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no line')));
  const place = new Place();
  await place.find();
  expect(place.link('#/table/q3Zr')).toContain('#/table/q3Zr');
});

test('whoever sits at the machine lets others in, and the link leads them there', async () => {
  server([], true);
  const place = new Place();
  await place.find();
  expect([place.local, place.door]).toEqual([true, true]);
  await place.open();
  expect([place.local, place.door]).toEqual([false, false]);
  expect(place.link('#/table/q3Zr')).toBe('http://192.168.1.7:8321/#/table/q3Zr');
});

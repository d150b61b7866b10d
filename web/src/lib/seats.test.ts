import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Chair } from './protocol';
import { isBots, lateness, takeSeat } from './seats';
import { myTables } from './tables.svelte';

const ada: Chair = { who: 'person', name: 'Ada', here: true };
const bot: Chair = { who: 'bot', name: '', level: 'thumb' };
const forBen: Chair = { who: 'bot', name: 'Ben', level: 'thumb' };

beforeEach(() => myTables.forget('t1'));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the seat of somebody for whom a bot plays is not a bot’s', () => {
  expect([ada, bot, forBen].map(isBots)).toEqual([false, true, false]);
});

test('whoever comes late learns whether there is a seat for them, and why not', () => {
  const table = { seats: { killer: ada, survivor1: bot }, latecomers: true };
  expect(lateness(table, 'i')).toBe('welcome');
  expect(lateness(table, undefined)).toBe('uninvited');
  expect(lateness({ ...table, latecomers: false }, 'i')).toBe('closed');
  expect(lateness({ ...table, seats: { killer: ada, survivor1: forBen } }, 'i')).toBe('full');
});

test('who takes a seat says which they have had, and keeps the new one', async () => {
  const asked = vi.fn(async (_address: URL, _request: RequestInit) => Response.json({ seat: 'survivor2', secret: 's2' }));
  vi.stubGlobal('fetch', asked);
  myTables.note('t1', { game: 'terrorscape', invite: 'i', seats: { survivor1: 's1', survivor3: 's3' }, stage: 'running' });
  myTables.giveUp('t1', 'survivor3');
  await takeSeat({ id: 't1', game: 'terrorscape' }, 'survivor2', 'Ada');
  const [address, request] = asked.mock.calls[0]!;
  expect(address.pathname).toMatch(/api\/tables\/t1\/join$/);
  const { secret, ...wish } = JSON.parse(String(request.body));
  expect(wish).toEqual({ seat: 'survivor2', name: 'Ada', invite: 'i', knows: ['survivor1', 'survivor3'] });
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(myTables.get('t1')?.seats).toEqual({ survivor1: 's1', survivor2: secret });
});

test('where no reply comes, the same wish is sent again, with the same secret', async () => {
  vi.useFakeTimers();
  const sent: string[] = [];
  const lines = vi.fn(async (_address: URL, request: RequestInit) => {
    sent.push(String(request.body));
    if (sent.length < 3) throw new TypeError('the line is cut');
    return Response.json({ seat: 'survivor1', secret: 'as brought' });
  });
  vi.stubGlobal('fetch', lines);
  const taking = takeSeat({ id: 't1', game: 'terrorscape' }, 'survivor1', 'Ada');
  await vi.runAllTimersAsync();
  await taking;
  expect(new Set(sent).size).toBe(1);
  expect(sent.length).toBe(3);
  expect(myTables.get('t1')?.seats).toEqual({ survivor1: JSON.parse(sent[0]!).secret });
});

test('a seat that is refused is not asked for again, and nothing is kept', async () => {
  const refusal = { error: { message: 'error-seat-held', arguments: {}, rule: null, text: 'Taken.' } };
  const asked = vi.fn(async (_address: URL, _request: RequestInit) => Response.json(refusal, { status: 409 }));
  vi.stubGlobal('fetch', asked);
  await expect(takeSeat({ id: 't1', game: 'terrorscape' }, 'survivor1', 'Ada')).rejects.toThrow('Taken.');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(myTables.get('t1')?.seats ?? {}).toEqual({});
});

import { afterEach, expect, test, vi } from 'vitest';
import { openOnce } from './opening';

const wish = {
  game: 'escape', options: { players: 2 }, seats: { red: 'me' }, name: 'Ada', public: false,
  spectators: 'live', undo: 'free', pace: 'live', bot_pace: 'quick', record: null,
} as const;
const opened = { table: 't1', host: 'h', invite: 'i', seats: { red: 'r' } };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('where no reply comes, the same table is wished for again, with the same secret', async () => {
  vi.useFakeTimers();
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_address: URL, request: RequestInit) => {
    sent.push(String(request.body));
    if (sent.length < 3) throw new TypeError('the line is cut');
    return Response.json(opened);
  });
  const opening = openOnce(wish);
  await vi.runAllTimersAsync();
  expect(await opening).toEqual(opened);
  expect(sent.length).toBe(3);
  expect(new Set(sent).size).toBe(1);
  expect(JSON.parse(sent[0]!).secret).toMatch(/^[\w-]{43}$/);
});

test('two tables are two wishes', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_address: URL, request: RequestInit) => {
    sent.push(JSON.parse(String(request.body)).secret);
    return Response.json(opened);
  });
  await openOnce(wish);
  await openOnce(wish);
  expect(new Set(sent).size).toBe(2);
});

test('what is refused is not asked for again', async () => {
  const refusal = { error: { message: 'error-too-fast', arguments: {}, rule: null, text: 'Too fast.' } };
  const asked = vi.fn(async () => Response.json(refusal, { status: 409 }));
  vi.stubGlobal('fetch', asked);
  await expect(openOnce(wish)).rejects.toThrow('Too fast.');
  expect(asked).toHaveBeenCalledTimes(1);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type LineState, type WebSocketLike } from './connection';
import type { News, Reply, Trouble } from './protocol';

class FakeSocket implements WebSocketLike {
  sent: any[] = [];
  closed = false;
  readyState = 1;
  onopen: any = null;
  onmessage: any = null;
  onclose: any = null;
  onerror: any = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
    this.onclose?.({});
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breakDown() {
    this.onclose?.({});
  }
  commands() {
    return this.sent.filter((message) => message.type !== 'enter' && message.type !== 'time');
  }
}

let sockets: FakeSocket[];
let news: News[];
let states: LineState[];
let goodbye: Trouble | null;
let line: Connection;

const welcome = (n = 0) => ({ type: 'welcome', epoch: 'b1', n, you: 'killer', time: Date.now() + 5_000, zero: null });

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  news = [];
  states = [];
  goodbye = null;
  line = new Connection(
    'ws://table/api/socket',
    { table: 't1', seat: 'killer', secret: 's' },
    () => 'de',
    {
      welcome: () => {},
      resumed: () => {},
      news: (message) => news.push(message),
      state: (state) => states.push(state),
      ended: (error) => (goodbye = error),
    },
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  );
  line.open();
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

function enter(socket: FakeSocket, message: object = welcome()) {
  socket.onopen({});
  socket.tell(message);
}

test('it enters with its seat and secret', () => {
  sockets[0]!.onopen({});
  expect(sockets[0]!.sent).toEqual([{ type: 'enter', table: 't1', seat: 'killer', secret: 's', language: 'de' }]);
});

test('after a break it comes back by itself and says what it saw last', async () => {
  enter(sockets[0]!);
  sockets[0]!.tell({ type: 'news', n: 1 });
  sockets[0]!.breakDown();
  expect(states.at(-1)).toBe('lost');
  await vi.advanceTimersByTimeAsync(400);
  sockets[1]!.onopen({});
  expect(sockets[1]!.sent[0]).toMatchObject({ type: 'enter', epoch: 'b1', last: 1 });
  sockets[1]!.tell({ type: 'resumed', epoch: 'b1', time: Date.now(), zero: null });
  sockets[1]!.tell({ type: 'news', n: 2 });
  expect(news.map((each) => each.n)).toEqual([1, 2]);
  expect(states.at(-1)).toBe('open');
});

test('a command without an answer is sent again under the same id, and settles once', async () => {
  enter(sockets[0]!);
  const replies: Reply[] = [];
  void line.send({ type: 'answer', question: 'killer-3', option: 'move:B5' }).then((reply) => replies.push(reply));
  const first = sockets[0]!.commands()[0];
  sockets[0]!.breakDown();
  await vi.advanceTimersByTimeAsync(400);
  enter(sockets[1]!);
  expect(sockets[1]!.commands()).toEqual([first]);
  sockets[1]!.tell({ type: 'done', id: first.id });
  sockets[1]!.tell({ type: 'done', id: first.id });
  await vi.advanceTimersByTimeAsync(0);
  expect(replies).toEqual([{ type: 'done', id: first.id }]);
  sockets[1]!.breakDown();
  await vi.advanceTimersByTimeAsync(400);
  enter(sockets[2]!);
  expect(sockets[2]!.commands()).toEqual([]);
});

test('what is said while the line is down is sent once it is back', async () => {
  enter(sockets[0]!);
  sockets[0]!.breakDown();
  void line.send({ type: 'say', words: 'hallo', team: false });
  await vi.advanceTimersByTimeAsync(400);
  enter(sockets[1]!);
  expect(sockets[1]!.commands()).toMatchObject([{ type: 'say', words: 'hallo' }]);
});

test('for a minute it tries every second, and then more seldom', async () => {
  const tries: number[] = [];
  for (let i = 0; i < 66; i++) {
    sockets.at(-1)!.breakDown();
    const before = Date.now();
    const known = sockets.length;
    while (sockets.length === known) await vi.advanceTimersByTimeAsync(10);
    tries.push(Date.now() - before);
  }
  expect(tries[0]).toBeLessThan(400);
  expect(Math.max(...tries.slice(0, 60))).toBeLessThan(1_020);
  expect(tries.at(-1)).toBeGreaterThan(2_200);
  expect(tries.at(-1)).toBeLessThan(3_900);
});

test('it tries at once when the device is online again', async () => {
  enter(sockets[0]!);
  line.offline();
  expect(states.at(-1)).toBe('lost');
  line.hurry();
  expect(sockets).toHaveLength(2);
});

test('a line on which nobody answers is given up and opened anew', async () => {
  enter(sockets[0]!);
  await vi.advanceTimersByTimeAsync(7_500);
  expect(sockets[0]!.closed).toBe(true);
  expect(sockets.length).toBeGreaterThan(1);
});

test('a gap in the numbers means asking for everything anew', async () => {
  enter(sockets[0]!);
  sockets[0]!.tell({ type: 'news', n: 1 });
  sockets[0]!.tell({ type: 'news', n: 3 });
  expect(news.map((each) => each.n)).toEqual([1]);
  await vi.advanceTimersByTimeAsync(400);
  sockets[1]!.onopen({});
  expect(sockets[1]!.sent[0]).not.toHaveProperty('epoch');
});

test('news that was heard before is not heard twice', () => {
  enter(sockets[0]!);
  sockets[0]!.tell({ type: 'news', n: 1 });
  sockets[0]!.tell({ type: 'news', n: 1 });
  expect(news).toHaveLength(1);
});

test('the clocks are compared by the quickest answer', async () => {
  enter(sockets[0]!);
  const asked = sockets[0]!.sent.find((message) => message.type === 'time');
  await vi.advanceTimersByTimeAsync(40);
  sockets[0]!.tell({ type: 'time', id: asked.id, time: Date.now() + 7_000 - 20 });
  await vi.advanceTimersByTimeAsync(0);
  expect(line.offset()).toBe(7_000);
});

test('a seat that is lost for good is not tried again', async () => {
  sockets[0]!.onopen({});
  sockets[0]!.tell({ type: 'bye', error: { message: 'error-secret', arguments: {}, rule: null, text: 'vorbei' } });
  sockets[0]!.breakDown();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(goodbye?.text).toBe('vorbei');
  expect(sockets).toHaveLength(1);
});

test('who leaves for good has left once the seat is closed', async () => {
  enter(sockets[0]!);
  const left = line.send({ type: 'leave' });
  sockets[0]!.tell({ type: 'bye', error: { message: 'error-secret', arguments: {}, rule: null, text: 'vorbei' } });
  expect((await left).type).toBe('done');
  expect(goodbye).toBeNull();
});

test('a line that is given up before it stands is closed once it does', () => {
  const socket = sockets[0]!;
  socket.readyState = 0;
  line.close();
  expect(socket.closed).toBe(false);
  socket.onopen();
  expect(socket.closed).toBe(true);
  expect(socket.sent).toEqual([]);
});

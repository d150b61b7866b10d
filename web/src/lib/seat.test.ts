import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameUi } from '../games/types';
import type { WebSocketLike } from './connection';
import { Seat } from './seat.svelte';

class FakeSocket implements WebSocketLike {
  sent: any[] = [];
  onopen: any = null;
  onmessage: any = null;
  onclose: any = null;
  onerror: any = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const table = { id: 't1', game: 'terrorscape', stage: 'running', seats: { killer: { who: 'person', name: 'Ada', here: true } }, votes: [] };
const question = (n: number, options = ['step', 'search']) => ({ id: `killer-${n}`, seat: 'killer', prompt: 'act', args: {}, options });
const event = (n: number, kind = 'moved') => ({ n, kind, args: {} });

let socket: FakeSocket;
let seat: Seat;

function sitDown(clock = false, more = {}) {
  seat = new Seat({ table: 't1', seat: 'killer', secret: 's' }, () => (socket = new FakeSocket()));
  seat.ui = { clock, turns: !clock, playedOut: !clock, duration: () => 500 } as unknown as GameUi;
  seat.open();
  socket.onopen({});
  socket.tell({ ...welcome(question(1)), ...more });
}

function welcome(asked: object) {
  return {
    type: 'welcome', epoch: 'e', n: 0, you: 'killer', time: Date.now(), zero: null, table, view: { place: 'B1' },
    question: asked, events: [event(1), event(2)], heard: 2, talk: [], marks: {}, result: null,
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  seat.close();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the newest answer', () => {
  const seats = { killer: { who: 'person' }, a: { who: 'bot' }, b: { who: 'person' } };
  const answers = async () => {
    seat.hand.answer('step');
    socket.tell({ type: 'news', n: 1, patch: [[['turn'], 'a']], question: null, events: [event(3)] });
    socket.tell({ type: 'done', id: socket.sent.at(-1).id });
    await vi.runAllTimersAsync();
  };
  const others = async () => {
    socket.tell({ type: 'news', n: 2, events: [event(4)] });
    await vi.runAllTimersAsync();
  };

  test('is one’s own until others have done something', async () => {
    sitDown(false, { table: { ...table, seats }, mates: ['a', 'b'] });
    expect(seat.answeredLast).toBe(false);
    await answers();
    expect(seat.answeredLast).toBe(true);
    await others();
    expect(seat.answeredLast).toBe(false);
  });

  test('stays one’s own while bots act that see the same', async () => {
    sitDown(false, { table: { ...table, seats: { ...seats, b: { who: 'bot' } } }, mates: ['a', 'b'] });
    await answers();
    await others();
    expect(seat.answeredLast).toBe(true);
  });

  test('stands as soon as somebody with other eyes has their turn', async () => {
    sitDown(false, { table: { ...table, seats }, mates: ['b'] });
    await answers();
    expect(seat.answeredLast).toBe(false);
  });
});

test.each([false, true])('an answer is shown to be on its way only if it takes a while, but goes out once (against the clock: %s)', async (clock) => {
  sitDown(clock);
  seat.hand.answer('step');
  seat.hand.answer('search');
  expect([seat.pending, seat.hand.sending]).toEqual([null, 'step']);
  const answers = socket.sent.filter((message) => message.type === 'answer');
  expect(answers).toMatchObject([{ question: 'killer-1', option: 'step' }]);
  await vi.advanceTimersByTimeAsync(200);
  expect(seat.pending).toBe('step');
  socket.tell({ type: 'done', id: answers[0].id });
  await vi.advanceTimersByTimeAsync(clock ? 0 : 20);
  expect([seat.pending, seat.hand.sending]).toEqual([null, null]);
});

test('what was drawn for one question answers no other, and a press that comes too late is told of', async () => {
  sitDown();
  seat.onmissed = vi.fn();
  socket.tell({ type: 'news', n: 1, question: question(2) });
  await vi.advanceTimersByTimeAsync(600);
  expect(seat.press('search', 'killer-1')).toBe(false);
  expect(seat.press('search', null)).toBe(false);
  expect(socket.sent.filter(({ type }) => type === 'answer')).toEqual([]);
  expect(seat.onmissed).toHaveBeenCalledTimes(2);
  expect(seat.press('search', 'killer-2')).toBe(true);
  expect(socket.sent.at(-1)).toMatchObject({ type: 'answer', question: 'killer-2', option: 'search' });
  expect(seat.press('step', 'killer-2'), 'one answer is enough').toBe(false);
});

test('the second press of one hand does nothing, and nobody wonders', async () => {
  sitDown();
  seat.onmissed = vi.fn();
  expect(seat.press('step', 'killer-1')).toBe(true);
  socket.tell({ type: 'done', id: socket.sent.at(-1).id });
  socket.tell({ type: 'news', n: 1, question: question(2) });
  await vi.advanceTimersByTimeAsync(200);
  expect(seat.press('step', 'killer-1')).toBe(false);
  expect(seat.onmissed).not.toHaveBeenCalled();
});

test('against the clock an option means the same in every question', async () => {
  sitDown(true);
  socket.tell({ type: 'news', n: 1, question: question(2) });
  await vi.advanceTimersByTimeAsync(600);
  expect(seat.press('search', 'killer-1')).toBe(true);
  expect(socket.sent.at(-1)).toMatchObject({ type: 'answer', question: 'killer-2', option: 'search' });
});

test('a question may come as what is different in it', async () => {
  sitDown();
  const different = [[['id'], 'killer-2'], [['options'], 1, 1, ['hide', 'run']]];
  socket.tell({ type: 'news', n: 1, question_patch: different });
  socket.tell({ type: 'news', n: 2, question_patch: [[['id'], 'killer-3'], [['options'], 0, 1, []]] });
  await vi.advanceTimersByTimeAsync(100);
  expect(seat.question).toEqual(question(3, ['hide', 'run']));
});

test('what was answered stays on the screen until the next thing is asked, but cannot be answered any more', async () => {
  sitDown();
  seat.hand.answer('step');
  socket.tell({ type: 'news', n: 1, patch: [[['place'], 'B2']], question: question(2) });
  const asked: (string | undefined)[] = [];
  for (let picture = 0; picture < 6 && seat.question?.id !== 'killer-2'; picture++) {
    asked.push(seat.question?.id);
    seat.hand.answer('search');
    await vi.advanceTimersByTimeAsync(8);
  }
  expect(new Set(asked)).toEqual(new Set(['killer-1']));
  expect(socket.sent.filter((message) => message.type === 'answer')).toMatchObject([{ option: 'step' }]);
  expect([seat.question?.id, seat.asked]).toEqual(['killer-2', true]);
});

test('the next question may be answered before the word that the last answer was stored', async () => {
  sitDown();
  seat.hand.answer('step');
  socket.tell({ type: 'news', n: 1, question: question(2) });
  await vi.advanceTimersByTimeAsync(60);
  seat.hand.answer('search');
  const [first, second] = socket.sent.filter((message) => message.type === 'answer');
  expect(second).toMatchObject({ question: 'killer-2', option: 'search' });
  socket.tell({ type: 'done', id: first.id });
  await vi.advanceTimersByTimeAsync(0);
  expect(seat.hand.sending).toBe('search');
});

test('an answer that was stored is not taken twice while what follows from it waits for its picture', async () => {
  sitDown();
  seat.hand.answer('step');
  const [first] = socket.sent.filter((message) => message.type === 'answer');
  socket.tell({ type: 'news', n: 1, question: question(2) });
  socket.tell({ type: 'done', id: first.id });
  await vi.advanceTimersByTimeAsync(0);
  expect(seat.settling).toBe(true);
  seat.hand.answer('search');
  expect(socket.sent.filter((message) => message.type === 'answer')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60);
  expect([seat.settling, seat.question?.id]).toEqual([false, 'killer-2']);
});

test('an answer that was stored as the line came back does not keep the next one from going out', async () => {
  sitDown();
  seat.hand.answer('step');
  const [first] = socket.sent.filter((message) => message.type === 'answer');
  socket.tell({ type: 'done', id: first.id });
  await vi.advanceTimersByTimeAsync(0);
  socket.tell(welcome(question(2)));
  await vi.advanceTimersByTimeAsync(60);
  seat.hand.answer('search');
  expect(socket.sent.findLast((message) => message.type === 'answer')).toMatchObject({ question: 'killer-2', option: 'search' });
});

test('what is not offered is not sent', () => {
  sitDown();
  seat.hand.answer('fly');
  expect(socket.sent.some((message) => message.type === 'answer')).toBe(false);
});

test('the next question comes when the events before it have been shown', async () => {
  sitDown();
  socket.tell({ type: 'news', n: 1, patch: [[['place'], 'B2']], events: [event(3), event(4)], question: question(2) });
  await vi.advanceTimersByTimeAsync(60);
  expect(seat.view).toEqual({ place: 'B1' });
  expect(seat.question).toBe(null);
  expect(seat.log.map((each) => each.n)).toEqual([1, 2, 3]);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(seat.question?.id).toBe('killer-2');
  expect(seat.log.map((each) => each.n)).toEqual([1, 2, 3, 4]);
  expect(seat.asked).toBe(true);
});

test('view and words tell the same moment, event by event', async () => {
  sitDown();
  seat.ui!.after = (view, { args }) => ({ ...view, place: args.place });
  const going = ['B2', 'B3', 'B4'].map((place, i) => ({ ...event(3 + i), args: { place } }));
  socket.tell({ type: 'news', n: 1, patch: [[['place'], 'B4'], [['tired'], true]], events: going, question: question(2) });
  await vi.advanceTimersByTimeAsync(60);
  for (const [i, place] of ['B2', 'B3', 'B4'].entries()) {
    expect([seat.log.at(-1)?.args.place, seat.view?.place, seat.hand.question]).toEqual([place, place, null]);
    expect(seat.view?.tired).toBe(i === 2 ? true : undefined);
    await vi.advanceTimersByTimeAsync(540);
  }
  expect(seat.hand.question?.id).toBe('killer-2');
});

test('what is still to be shown comes at once when it is skipped, words and view alike', async () => {
  sitDown();
  socket.tell({ type: 'news', n: 1, patch: [[['place'], 'B4']], events: [event(3), event(4), event(5)], question: question(2) });
  await vi.advanceTimersByTimeAsync(60);
  seat.skip();
  await vi.advanceTimersByTimeAsync(60);
  expect(seat.log.map((each) => each.n)).toEqual([1, 2, 3, 4, 5]);
  expect([seat.view, seat.hand.question?.id]).toEqual([{ place: 'B4' }, 'killer-2']);
});

test('nothing is asked while others still act, and what somebody else answered meanwhile is never asked', async () => {
  sitDown();
  socket.tell({ type: 'news', n: 1, events: [event(3)] });
  await vi.advanceTimersByTimeAsync(60);
  expect(seat.hand.question).toBe(null);
  await vi.advanceTimersByTimeAsync(600);
  expect(seat.hand.question?.id).toBe('killer-1');

  const asked = new Set<string | undefined>();
  socket.tell({ type: 'news', n: 2, events: [event(4)], question: question(2) });
  socket.tell({ type: 'news', n: 3, events: [event(5)], question: question(3) });
  for (let i = 0; i < 200; i++) {
    await vi.advanceTimersByTimeAsync(8);
    asked.add(seat.question?.id);
  }
  expect([...asked]).toEqual(['killer-1', undefined, 'killer-3']);
});

test('what was told and not yet shown is in the log when something later is taken back', async () => {
  sitDown();
  socket.tell({ type: 'news', n: 1, events: [event(3), event(4)], question: question(2) });
  socket.tell({ type: 'news', n: 2, events: [event(5)], question: question(3) });
  socket.tell({ type: 'news', n: 3, heard: 4, question: question(2) });
  await vi.advanceTimersByTimeAsync(60);
  expect(seat.log.map((each) => each.n)).toEqual([1, 2, 3, 4]);
});

test('what was taken back leaves the log, and the view is that of before', async () => {
  sitDown();
  socket.tell({ type: 'news', n: 1, patch: [[['place'], 'B2']], events: [event(3)], question: question(2) });
  socket.tell({ type: 'news', n: 2, patch: [[['place'], 'B1']], heard: 2, question: question(1) });
  await vi.advanceTimersByTimeAsync(60);
  expect(seat.view).toEqual({ place: 'B1' });
  expect(seat.log.map((each) => each.n)).toEqual([1, 2]);
  expect(seat.question?.id).toBe('killer-1');
});

test('in real time nothing waits for drawings, and what is told at once is shown together', async () => {
  sitDown(true);
  socket.tell({ type: 'news', n: 1, events: [event(3)], question: question(2) });
  socket.tell({ type: 'news', n: 2, events: [event(4)], question: question(3) });
  await vi.advanceTimersByTimeAsync(17);
  expect(seat.events.map((each) => each.n)).toEqual([3, 4]);
});

test('in real time nobody is busy watching, not even while something is told', async () => {
  sitDown(true);
  const busy: boolean[] = [];
  seat.onevent = () => busy.push(seat.busy);
  socket.tell({ type: 'news', n: 1, events: [event(3)], question: question(2) });
  await vi.advanceTimersByTimeAsync(17);
  expect(busy).toEqual([false]);
});

test('in real time nothing is told to a page that nobody sees later than to others', () => {
  sitDown(true);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  socket.tell({ type: 'news', n: 1, events: [event(3)], question: question(2) });
  expect(seat.events.map((each) => each.n)).toEqual([3]);
  expect(seat.question?.id).toBe('killer-2');
});

test('in real time what can be done now is lit after what happened', async () => {
  sitDown(true);
  socket.tell({ type: 'news', n: 1, events: [event(3)], question: question(2) });
  socket.tell({ type: 'news', n: 2, events: [event(4)], question: question(3) });
  expect(seat.question?.id).toBe('killer-1');
  await vi.advanceTimersByTimeAsync(60);
  expect(seat.question?.id).toBe('killer-3');
});

test('what happened before a new welcome is not told once more after it', async () => {
  sitDown(true);
  socket.tell({ type: 'news', n: 1, events: [event(3)] });
  socket.tell(welcome(question(7)));
  await vi.advanceTimersByTimeAsync(50);
  expect(seat.events).toEqual([]);
  expect(seat.heard).toBe(2);
});

test('a question that is on its way to the screen does not outlive a new welcome', async () => {
  sitDown(true);
  socket.tell({ type: 'news', n: 1, events: [event(3)], question: question(2) });
  socket.tell(welcome(question(7)));
  await vi.advanceTimersByTimeAsync(50);
  expect(seat.question?.id).toBe('killer-7');
});

test('the game’s time runs by the server’s clock and stands still when it says so', async () => {
  sitDown(true);
  socket.tell({ type: 'news', n: 1, zero: Date.now() - 10_000 });
  expect(seat.now()).toBeCloseTo(10, 1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(seat.now()).toBeCloseTo(15, 1);
  socket.tell({ type: 'news', n: 2, zero: null });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(seat.now()).toBeCloseTo(15, 1);
});

test('a refusal is shown; an answer that came too late is not worth a word', async () => {
  sitDown();
  const refuse = (message: string) => {
    const answer = socket.sent.findLast((sent) => sent.type === 'answer');
    socket.tell({ type: 'refused', id: answer.id, error: { message, arguments: {}, rule: 'TS-1', text: 'geht nicht' } });
  };
  seat.hand.answer('step');
  refuse('error-illegal-rule');
  await vi.advanceTimersByTimeAsync(0);
  expect(seat.trouble?.text).toBe('geht nicht');
  seat.hand.answer('step');
  refuse('error-late');
  await vi.advanceTimersByTimeAsync(0);
  expect(seat.trouble).toBe(null);
});

test('while a bot plays the seat nothing is asked of the person', async () => {
  sitDown();
  socket.tell({ type: 'news', n: 1, table: [[['seats', 'killer', 'who'], 'bot']] });
  await vi.advanceTimersByTimeAsync(20);
  expect(seat.hand.question).toBe(null);
  expect(seat.asked).toBe(false);
});

test.each([true, false])('chances of before are shown to nobody: there are none until they are told (played out: %s)', async (playedOut) => {
  sitDown();
  seat.ui = { ...seat.ui, playedOut } as unknown as GameUi;
  const shown = () => [seat.view?.place, seat.view?.odds, seat.view?.aims];
  const told = async (n: number, message: object) => {
    socket.tell({ type: 'news', n, ...message });
    await vi.advanceTimersByTimeAsync(1_000);
  };
  const later = ['odds', 'aims'];
  await told(1, { patch: [[['odds'], { step: { chance: 0.5 } }], [['aims'], [{ what: 'step' }]]] });
  await told(2, { patch: [[['place'], 'B2']], events: [event(3)], later });
  expect(shown()).toEqual(['B2', {}, []]);
  await told(3, { pings: [], later });
  expect(shown()).toEqual(['B2', {}, []]);
  await told(4, { patch: [[['odds', 'step', 'chance'], 0.25]] });
  expect(shown()).toEqual(['B2', { step: { chance: 0.25 } }, [{ what: 'step' }]]);
  await told(5, { patch: [[['place'], 'B3']], events: [event(4)], later });
  expect(shown()).toEqual(['B3', {}, []]);
  await told(6, {});
  expect(shown(), 'nothing in them has changed').toEqual(['B3', { step: { chance: 0.25 } }, [{ what: 'step' }]]);
});

test('who comes while chances are still to follow is shown none', async () => {
  sitDown();
  socket.tell({ ...welcome(question(1)), view: { place: 'B1', odds: { step: { chance: 0.5 } } }, later: ['odds'] });
  expect(seat.view).toEqual({ place: 'B1', odds: {} });
  socket.tell({ type: 'news', n: 1 });
  await vi.advanceTimersByTimeAsync(100);
  expect(seat.view?.odds).toEqual({ step: { chance: 0.5 } });
});

import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later, never, soon, TURN, unhurried } from './unhurried.svelte';

const PICTURE = 16;
const AFTER = 1;
let now = 0;

/** A device on which each piece of drawing takes so many milliseconds. */
function device(milliseconds: number): void {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  working = milliseconds;
}
let working = 0;
const drawn: string[] = [];
const draw = (what: string) => () => {
  drawn.push(what);
  now += working;
};
async function pictures(count: number): Promise<void> {
  for (let n = 0; n < count; n++) await vi.advanceTimersByTimeAsync(PICTURE);
  await vi.advanceTimersByTimeAsync(AFTER);
}

beforeEach(() => {
  vi.useFakeTimers();
  drawn.length = 0;
});
afterEach(async () => {
  await pictures(10);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('on a slow device every other picture draws one piece, what matters most first', async () => {
  device(5);
  soon({}, TURN.log, draw('log'));
  soon({}, TURN.pieces, draw('lights'));
  soon({}, TURN.question, draw('buttons'));
  expect(drawn).toEqual([]);
  await pictures(1);
  expect(drawn).toEqual(['lights']);
  await pictures(1);
  expect(drawn).toEqual(['lights']);
  await pictures(1);
  expect(drawn).toEqual(['lights', 'buttons']);
  await pictures(2);
  expect(drawn).toEqual(['lights', 'buttons', 'log']);
});

test('where every picture takes long, all that follows from the news is drawn with them', async () => {
  device(5);
  soon({}, TURN.news, () => {
    draw('news')();
    soon({}, TURN.question, () => {
      draw('question')();
      soon({}, TURN.log, draw('buttons'));
    });
  });
  now += 100; // the first picture takes so long
  await pictures(1);
  expect(drawn).toEqual(['news', 'question', 'buttons']);
});

test('what fails does not keep the others from being drawn', async () => {
  device(0);
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  soon({}, TURN.news, () => {
    throw new Error('torn');
  });
  soon({}, TURN.pieces, draw('dice'));
  await pictures(1);
  expect(drawn).toEqual(['dice']);
  expect(told).toHaveBeenCalledOnce();
  soon({}, TURN.pieces, draw('more dice'));
  await pictures(1);
  expect(drawn).toEqual(['dice', 'more dice']);
  vi.unstubAllGlobals();
});

test('a slow device has a picture to itself after the last piece, too', async () => {
  device(5);
  soon({}, TURN.news, draw('news'));
  await pictures(1);
  soon({}, TURN.news, draw('more'));
  await pictures(1);
  expect(drawn).toEqual(['news']);
  await pictures(1);
  expect(drawn).toEqual(['news', 'more']);
});

test('nothing is worked out in the picture itself, where painting needs the time, but right after it', async () => {
  device(5);
  soon({}, TURN.news, draw('news'));
  requestAnimationFrame(() => drawn.push('the picture'));
  await pictures(1);
  expect(drawn).toEqual(['the picture', 'news']);
});

test('on a fast device the next picture draws it all', async () => {
  device(0.2);
  soon({}, TURN.log, draw('log'));
  soon({}, TURN.pieces, draw('lights'));
  await pictures(1);
  expect(drawn).toEqual(['lights', 'log']);
});

test('what is overtaken is never drawn', async () => {
  device(5);
  const [lights, log] = [{}, {}];
  soon(lights, TURN.pieces, draw('old lights'));
  soon(lights, TURN.pieces, draw('new lights'));
  soon(log, TURN.log, draw('log'));
  never(log);
  await pictures(3);
  expect(drawn).toEqual(['new lights']);
});

test('a page that nobody sees waits for nothing', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  soon({}, TURN.pieces, draw('lights'));
  expect(drawn).toEqual(['lights']);
});

test('what waits for a picture when the page is put away does not wait for ever', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  soon({}, TURN.news, draw('news'));
  await vi.advanceTimersByTimeAsync(600);
  vi.unstubAllGlobals();
  expect(drawn).toEqual(['news']);
});

test('a value follows a picture later, and only the last one', async () => {
  let source = $state.raw('a');
  let late = () => '';
  const stop = $effect.root(() => {
    late = unhurried(TURN.pieces, () => source);
  });
  expect(late()).toBe('a');
  source = 'b';
  flushSync();
  source = 'c';
  flushSync();
  expect(late()).toBe('a');
  await pictures(1);
  expect(late()).toBe('c');
  stop();
});

test('several values follow together, and what has not changed tells nobody', async () => {
  let place = $state.raw('B1');
  const log: string[] = [];
  const heard: string[] = [];
  let late = { place: '', log };
  const stop = $effect.root(() => {
    late = later(TURN.words, () => ({ place, log }));
    $effect(() => void heard.push(`place ${late.place}`));
    $effect(() => void heard.push(`log of ${late.log.length}`));
  });
  flushSync();
  place = 'B2';
  flushSync();
  expect(late.place).toBe('B1');
  await pictures(1);
  flushSync();
  expect([late.place, heard]).toEqual(['B2', ['place B1', 'log of 0', 'place B2']]);
  stop();
});

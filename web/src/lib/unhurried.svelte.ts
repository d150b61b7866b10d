/**
 * What may be drawn a picture or two later. Where much happens at once, one picture would have too much to draw: so
 * dice and figures move at once, and what is written about it follows, a piece a picture.
 */
import { flushSync, untrack } from 'svelte';

/** What is drawn first, and what can wait longest. */
export const TURN = { news: 0, pieces: 1, places: 2, question: 3, words: 4, log: 5 } as const;
export type Turn = (typeof TURN)[keyof typeof TURN];

/** Milliseconds after which the rest waits for the next picture: where a device is fast, nothing waits. */
const ENOUGH = 3;

/**
 * A picture that takes more milliseconds than this is drawn without a graphics card, or on a page with too much to do. To
 * spare the next one would make nothing smooth, and what people read old: then all is drawn at once.
 */
const LONG_PICTURE = 80;

/** For each of those who wait the last thing they want: what came before it need not be drawn any more. */
const waiting = new Map<object, { turn: Turn; work: () => void }>();
let asked = false;

/** Does something when the next picture is drawn, or one after it; the lowest turn comes first. A hidden page waits for nothing. */
export function soon(who: object, turn: Turn, work: () => void): void {
  if (document.hidden) {
    never(who);
    return work();
  }
  waiting.set(who, { turn, work });
  if (!asked) drawAfter(1);
}

/** Whether a picture is still being waited for. */
export function busy(): boolean {
  return asked;
}

/** What somebody waited for is not to be any more. */
export function never(who: object): void {
  waiting.delete(who);
}

function drawAfter(pictures: number): void {
  asked = true;
  const since = performance.now();
  const wait = (left: number) => betweenPictures(() => (left > 1 ? wait(left - 1) : draw((performance.now() - since) / pictures)));
  wait(pictures);
}

function draw(picture: number): void {
  const began = performance.now();
  const tired = () => picture < LONG_PICTURE && performance.now() - began >= ENOUGH;
  while (waiting.size && !tired()) {
    const [who, { work }] = [...waiting].reduce((first, other) => (other[1].turn < first[1].turn ? other : first));
    waiting.delete(who);
    try {
      flushSync(work);
    } catch (fault) {
      reportError(fault); // the others are not to wait for ever
    }
  }
  asked = false;
  // One picture is left to the device then, to draw what has just been done.
  if (tired()) drawAfter(2);
}

/** A page that is put away has no more pictures: after so many milliseconds nothing waits for one any longer. */
const NO_PICTURE = 500;

/** Right after a picture, so that what is worked out now and what is painted from it fall into two of them, not into one. */
export function betweenPictures(work: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    work();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, NO_PICTURE);
}

/** A value as it was a picture or a few ago. */
export function unhurried<T>(turn: Turn, source: () => T): () => T {
  const who = {};
  let shown = $state.raw(untrack(source));
  $effect.pre(() => {
    const next = source();
    if (next !== untrack(() => shown)) soon(who, turn, () => (shown = next));
    return () => never(who);
  });
  return () => shown;
}

/** Several values, all as they were a picture or a few ago. */
export function later<T extends object>(turn: Turn, source: () => T): Readonly<T> {
  const now = unhurried(turn, source);
  const shown = {} as T;
  for (const name of Object.keys(untrack(source)) as (keyof T)[]) {
    // Each for itself: what has not changed is not drawn again.
    const value = $derived(now()[name]);
    Object.defineProperty(shown, name, { get: () => value, enumerable: true });
  }
  return shown;
}

/** One clock for all that shows seconds. It rests while nobody listens. */

import { untrack } from 'svelte';

type Tick = () => void;

/** Often enough for seconds to change when they do, seldom enough to leave the page its time. */
const BETWEEN_BEATS = 100;

const listeners = new Set<Tick>();
let beating: ReturnType<typeof setInterval> | undefined;

/** Calls `tick` now and ten times a second until the function it gives is called. Fits into `$effect(() => …)`. */
export function everyBeat(tick: Tick): () => void {
  listeners.add(tick);
  beating ??= setInterval(() => listeners.forEach((each) => each()), BETWEEN_BEATS);
  untrack(tick);
  return () => {
    listeners.delete(tick);
    if (listeners.size) return;
    clearInterval(beating);
    beating = undefined;
  };
}

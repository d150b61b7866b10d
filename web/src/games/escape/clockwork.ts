/** One loop of animation frames for all that follows the clock: rings, rims, seconds. It rests while nobody listens. */

type Tick = () => void;

const listeners = new Set<Tick>();
let frame = 0;

function beat(): void {
  for (const tick of listeners) tick();
  frame = listeners.size ? requestAnimationFrame(beat) : 0;
}

/** Calls `tick` in every frame until the function it gives is called. Fits into `$effect(() => everyFrame(…))`. */
export function everyFrame(tick: Tick): () => void {
  listeners.add(tick);
  if (!frame) frame = requestAnimationFrame(beat);
  return () => {
    listeners.delete(tick);
  };
}

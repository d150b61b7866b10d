/**
 * When the hand came down for the press that is being handled. A page that has much to draw hears of it late, and then
 * something else may stand where the hand came down.
 */

/** A hand that came down longer ago than this has nothing to do with a press that is heard of now (ms). */
const LONGEST_PRESS = 5_000;

let hand: number | null = null;
let latest = -Infinity;

/** Some browsers leave it open when something happened, or count from elsewhere. */
function momentOf({ timeStamp }: Event): number {
  const now = performance.now();
  return timeStamp > 0 && timeStamp <= now ? timeStamp : now;
}

/** A press begins with the hand that comes down; where a program presses, it is just one moment. */
function notice(event: Event): void {
  const at = momentOf(event);
  if (event.type === 'click') {
    latest = hand !== null && at - hand < LONGEST_PRESS ? hand : at;
    hand = null;
  } else latest = hand = at;
}

for (const kind of ['pointerdown', 'keydown', 'click']) addEventListener(kind, notice, true);

/** The moment of the newest press, on the clock of `performance.now()`. */
export const pressedAt = (): number => latest;

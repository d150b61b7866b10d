// What a Killer's level brings. Most of it lasts: what a lower level brought is shown beside what is new.

import type { Json, View, Words } from '../types';

// What goes on having an effect of its own; strength gained and cards unlocked are seen elsewhere.
const LASTING: Record<string, readonly number[]> = { butcher: [4, 5], spectre: [1, 2, 3, 5], murderer: [2, 5] };

/** The texts of all that holds now, the newest last; none while nobody knows who hunts. */
export function inForce(view: View, words: Words, agreed?: Record<string, Json>, who: string = view.killer.who): string[] {
  const { level } = view.killer;
  const holds = (LASTING[who] ?? []).filter((each) => each < level);
  return who in LASTING ? [...holds, level].map((each) => words.say(`level-${who}-${each}`, agreed)) : [];
}

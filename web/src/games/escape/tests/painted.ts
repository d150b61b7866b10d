/** What somebody who paints was told, in a browser that measures nothing. */
import { vi } from 'vitest';
import type { DiceTold } from '../easel/dicebox';
import { studio } from '../easel/easel.svelte';
import type { Telling } from '../easel/hung';

/** From now on all that is painted is told here instead; gives the dice as they were told last. */
export function paintedDice(): () => DiceTold['dice'] {
  let last: DiceTold | null = null;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
  vi.spyOn(studio, 'hang').mockImplementation(() => ({
    tell: (told: Telling) => {
      if ('dice' in told) last = told;
    },
    gone: () => {},
  }));
  return () => last!.dice;
}

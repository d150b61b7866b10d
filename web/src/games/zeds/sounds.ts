// What only this game sounds like.

import type { Sound } from '../../lib/sound';

export const sounds: Record<string, Sound> = {
  shot: {
    play: (s) => {
      s.noise({ for: 0.09, low: 400, high: 6500, loud: 1.1 });
      s.noise({ at: 0.05, for: 0.4, low: 80, high: 900, sweep: 0.4, loud: 0.5 });
    },
  },
};

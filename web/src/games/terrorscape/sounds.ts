// What only this game sounds like.

import type { Sound } from '../../lib/sound';

export const sounds: Record<string, Sound> = {
  level: { play: (s) => [110, 138.6, 164.8].forEach((from, i) => s.tone({ from, at: i * 0.14, for: 0.9, loud: 0.35, shape: 'sawtooth' })) },
};

/** Which haunts have ended in this browser: a table may leave them out. */
import { keep, recall } from '../../lib/keep';
import type { Beginners } from '../types';

const KEPT = 'betrayal-haunts';

export const beginners: Beginners = {
  offers: [],
  isPractice: () => false,
  finished: (_, { haunt }) => {
    const before = recall<number[]>(KEPT, []);
    if (haunt && !before.includes(haunt)) keep(KEPT, [...before, haunt]);
  },
  remembered: (options) => (options.haunts === 'new' && !options.played ? { ...options, played: recall<number[]>(KEPT, []).join('+') } : options),
};

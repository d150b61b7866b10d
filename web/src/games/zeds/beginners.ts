/** The level of the campaign that comes next is offered, until all have been won. */
import type { Beginners } from '../types';
import { due, remember } from './campaign';

export const beginners: Beginners = {
  get offers() {
    const level = due();
    return [{ id: `level-${level.toLowerCase()}`, options: { level }, alone: { players: 1 } }];
  },
  lead: 'game-zeds-campaign',
  isPractice: () => true,
  finished: ({ level }, result) => remember(String(level ?? 'basic'), { won: result.side === 'town', score: Number(result.score ?? 0) }),
};

/** The level of the campaign that comes next is offered, until all have been won. */
import type { Beginners } from '../types';
import { due, remember, results } from './campaign';

export const beginners: Beginners = {
  get offers() {
    const level = due();
    return [{ id: `level-${level.toLowerCase()}`, options: { level }, alone: { players: 1 } }];
  },
  // Nobody goes on with what they have not begun.
  get lead() {
    return Object.keys(results()).length ? 'game-zeds-campaign' : 'game-zeds-campaign-begin';
  },
  isPractice: () => true,
  // A game against the horde is no part of the campaign.
  finished: ({ level, mode }, result) => {
    if (mode === 'versus') return;
    const [score, rating] = [Number(result.score ?? 0), Number(result.rating ?? 1)];
    remember(String(level ?? 'basic'), { won: result.side === 'town', score, rating, at: new Date().toISOString() });
  },
};

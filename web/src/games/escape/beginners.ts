/** What whoever plays for the first time is offered. */
import type { Beginners } from '../types';

export const beginners: Beginners = {
  offers: [
    // With one bot to learn from, and nobody who is done before one has begun.
    { id: 'practice', options: { practice: true }, alone: { players: 2 } },
    { id: 'pace', options: { stretch: 200 } },
  ],
  isPractice: (options) => options.practice === true,
};

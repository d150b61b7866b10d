/** Which games this person has not finished yet in this browser. Practice is no finished game. */
import { beginnersOf } from '../games';
import type { Beginners, Json } from '../games/types';
import { keep, recall } from './keep';
import { myTables } from './tables.svelte';

export type Offer = Beginners['offers'][number];

class Newcomers {
  private finished = $state<string[]>(recall<string[] | null>('finished', null) ?? over());

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === 'lamplit.finished') this.finished = recall('finished', []);
    });
  }

  noteFinished(game: string, options: Record<string, Json>, result: Record<string, any> | null = null): void {
    if (result) beginnersOf(game)?.finished?.(options, result);
    if (this.finished.includes(game) || beginnersOf(game)?.isPractice(options)) return;
    this.finished = [...this.finished, game];
    keep('finished', this.finished);
  }

  /** What a game offers this person for a first game: nothing to those who have finished one. */
  offers(game: string): Offer[] {
    return this.finished.includes(game) ? [] : (beginnersOf(game)?.offers ?? []);
  }
}

/** Browsers knew only their tables before. */
function over(): string[] {
  const tables = Object.values(myTables.all).filter(({ stage, seats }) => stage === 'over' && Object.keys(seats).length > 0);
  return [...new Set(tables.map(({ game }) => game))];
}

export const newcomers = new Newcomers();

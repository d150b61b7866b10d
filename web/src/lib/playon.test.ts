import { expect, test, vi } from 'vitest';
import type { GameUi } from '../games/types';
import { calmDown, mayHurry, playOn } from './playon';
import type { Chair, TableFacts } from './protocol';
import type { Seat } from './seat.svelte';

const ui = { out: (seat, view) => view.out.includes(seat) } as GameUi;
const bot: Chair = { who: 'bot', name: '' };
const ada: Chair = { who: 'person', name: 'Ada', here: true };
const ben: Chair = { who: 'person', name: 'Ben', here: true };

function sit(chairs: Record<string, Chair>, out: string[], mine = ['survivor1'], more: Partial<TableFacts> = {}): Seat[] {
  const table = { stage: 'running', host: 'survivor1', bot_pace: 'calm', seats: chairs, ...more } as TableFacts;
  return mine.map((you) => ({ you, table, view: { out }, hurriedFrom: null, skip: vi.fn(), do: vi.fn() }) as unknown as Seat);
}
const ALONE = { killer: bot, survivor1: ada, survivor2: bot };

test('who is out may have bots play the rest at once', () => {
  const seats = sit(ALONE, ['survivor1']);
  expect(mayHurry(seats, ui)).toBe(seats[0]);
  playOn(seats, seats[0]!);
  expect(seats[0]!.do).toHaveBeenCalledWith({ type: 'pace', bot_pace: 'instant' });
  expect(seats[0]!.skip).toHaveBeenCalled();
});

test('afterwards the table has the pace it had', () => {
  const seats = sit(ALONE, ['survivor1']);
  playOn(seats, seats[0]!);
  calmDown(seats);
  expect(seats[0]!.do).toHaveBeenLastCalledWith({ type: 'pace', bot_pace: 'calm' });
  calmDown(seats);
  expect(seats[0]!.do).toHaveBeenCalledTimes(2);
});

test('nobody hurries a friend, nor one whose seat a bot keeps warm', () => {
  expect(mayHurry(sit({ ...ALONE, survivor2: ben }, ['survivor1']), ui)).toBeNull();
  expect(mayHurry(sit({ ...ALONE, survivor2: { who: 'bot', name: 'Ben' } }, ['survivor1']), ui)).toBeNull();
});

test('there is nothing to hurry as long as one of the own seats plays, before the game or after it', () => {
  expect(mayHurry(sit(ALONE, []), ui)).toBeNull();
  const both = ['survivor1', 'survivor2'];
  expect(mayHurry(sit({ killer: bot, survivor1: ada, survivor2: ada }, ['survivor1'], both), ui)).toBeNull();
  expect(mayHurry(sit({ killer: bot, survivor1: ada, survivor2: ada }, both, both), ui)).not.toBeNull();
  expect(mayHurry(sit(ALONE, ['survivor1'], ['survivor1'], { stage: 'over' }), ui)).toBeNull();
});

test('only who opened the table sets its pace, and whoever only watches never', () => {
  expect(mayHurry(sit(ALONE, ['survivor1'], ['survivor1'], { host: 'killer' }), ui)).toBeNull();
  expect(mayHurry(sit(ALONE, ['survivor1'], ['spectator']), ui)).toBeNull();
});

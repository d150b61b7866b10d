import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../types';
import { breaths } from './telling';

const moved = (n: number, who: string, kind = 'moved'): GameEvent => ({ n, kind, args: { who } });
const numbers = (events: GameEvent[]): number[][] => breaths(events).map((breath) => breath.map(({ n }) => n));

describe('monsters on the board', () => {
  it('of a kind take their first steps together, then their second', () => {
    const events = [moved(1, 'zombie-1'), moved(2, 'zombie-1'), moved(3, 'zombie-2'), moved(4, 'zombie-3', 'slid'), moved(5, 'zombie-3')];
    expect(numbers(events)).toEqual([[1, 3, 4], [2, 5]]);
  });

  it('of different kinds go one kind after the other', () => {
    expect(numbers([moved(1, 'zombie-1'), moved(2, 'bat-1'), moved(3, 'bat-2'), moved(4, 'zombie-2')])).toEqual([[1], [2, 3], [4]]);
  });

  it('whatever else happens is told by itself, and so is every step of an explorer', () => {
    const fight = { n: 3, kind: 'attacks', args: { who: 'zombie-1' } };
    expect(numbers([moved(1, 'ox_bellows'), moved(2, 'ox_bellows'), fight, moved(4, 'zombie-2')])).toEqual([[1], [2], [3], [4]]);
  });

  it('what they try where they have come to is told after all have come', () => {
    const bite = (n: number, who: string): GameEvent => ({ n, kind: 'rolled', args: { who, kind: 'plain' } });
    const hangs = { n: 3, kind: 'bats-hangs', args: { monster: 'bat-1', who: 'ox_bellows' } };
    const events = [moved(1, 'bat-1'), bite(2, 'bat-1'), hangs, moved(4, 'bat-2'), bite(5, 'bat-2')];
    expect(numbers(events)).toEqual([[1, 4], [2], [3], [5]]);
    expect(numbers([moved(1, 'bat-1'), bite(2, 'bat-1'), moved(3, 'bat-1')])).toEqual([[1], [2], [3]]);
    expect(numbers([moved(1, 'bat-1'), { n: 2, kind: 'rolled', args: { who: 'bat-1', kind: 'attack' } }, moved(3, 'bat-2')])).toEqual([[1], [2], [3]]);
  });
});

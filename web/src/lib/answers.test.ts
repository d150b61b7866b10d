import { describe, expect, it } from 'vitest';
import type { GameUi, Question } from '../games/types';
import { inGroups, listedAnswers } from './answers';

const asked = { id: 'ann-1', seat: 'ann', prompt: 'what-now', args: {}, options: ['move:A', 'wait', 'move:B'] } as Question;
const ui = (own: Partial<GameUi>) => ({ onBoard: (option: string) => option.startsWith('move'), handsOn: false, ...own }) as GameUi;

describe('the list of answers', () => {
  it('begins with what the board does not offer, unless the game says otherwise', () => {
    expect(listedAnswers(asked, ui({}), null, false)).toEqual(['wait', 'move:A', 'move:B']);
    expect(listedAnswers(asked, ui({ rank: (option) => -option.length }), null, false)).toEqual(['move:A', 'move:B', 'wait']);
  });

  it('leaves to board and sheet what is played there, until it is unfolded', () => {
    expect(listedAnswers(asked, ui({ handsOn: true }), null, false)).toEqual(['wait']);
    expect(listedAnswers(asked, ui({ handsOn: true }), null, true)).toHaveLength(3);
  });

  it('holds what the game lists now', () => {
    expect(listedAnswers(asked, ui({ listed: (option) => option !== 'wait' }), {} as never, false)).toEqual(['move:A', 'move:B']);
  });

  it('is put in groups where it is long, with the end of a turn and what is thrown away behind all others', () => {
    const many = ['end:turn', 'away:key', ...'abcdefg'.split('').map((to) => `move:${to}`)];
    const group = (option: string) => option.split(':')[0]!;
    expect(inGroups(many, group).map((each) => each.name)).toEqual(['move', 'end', 'away']);
    expect(inGroups(many.slice(1), group)).toEqual([{ name: '', options: many.slice(1) }]);
    expect(inGroups(many, undefined)).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import over from '../../../fixtures/betrayal/over.json';
import told from '../../../fixtures/betrayal/story.json';
import type { View } from '../types';
import { readStory, type ReplayFrame } from './story';

const frames = told.frames as unknown as ReplayFrame[];
const roundOf = ({ view }: ReplayFrame): number => (view as View | undefined)?.round ?? 0;

describe('the game in pictures', () => {
  const whole = readStory(frames);

  it('begins with the first turn, and tells who found which room and when the haunt came', () => {
    expect(whole.begun).toBe(1);
    expect(Object.values(whole.found).flat()).toHaveLength(frames.flatMap(({ events = [] }) => events.filter(({ kind }) => kind === 'discovered')).length);
    expect(whole.haunt!.round).toBeGreaterThan(1);
    expect(whole.people).toHaveLength(told.view.seats.length);
  });

  it('begins where the record does, if the game was taken up again', () => {
    const middle = frames.findIndex((each) => roundOf(each) > 3 && !each.events?.some(({ kind }) => kind === 'turn'));
    const later = readStory([{ view: frames[middle]!.view }, ...frames.slice(middle + 1)]);
    expect(later.begun).toBe(roundOf(frames[middle]!));
    expect(later.moments[0]!.round).toBe(later.begun);
    expect(later.haunt).toEqual(whole.haunt);
  });

  it('knows of a haunt that came before the record begins', () => {
    const { haunt, people } = readStory([{ view: over.view as View }]);
    expect(haunt).toEqual({ round: 0, number: 24, name: 'bats', omen: 'madman', room: 'kitchen', traitor: 'father_rhinehardt' });
    expect(people).toHaveLength(4);
  });
});

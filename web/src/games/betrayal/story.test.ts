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

  it('tells of nobody before they are in the house', () => {
    const [{ view }] = [frames.find((each) => Object.keys((each.view as View | undefined)?.explorers ?? {}).length === 4)! as { view: View }];
    const [name, ...others] = Object.keys(view.explorers);
    const early = { ...view, seats: ['1', '2', '3', '4'], explorers: Object.fromEntries(others.map((each) => [each, view.explorers[each]])) };
    const { moments } = readStory([{ view: early, events: [{ n: 0, kind: 'turn', args: { round: 1 } }] }, { view: { ...view, seats: early.seats }, events: [{ n: 1, kind: 'turn', args: { round: 2 } }] }]);
    expect(moments.map(({ lowest }) => name! in lowest)).toEqual([true]);
  });

  it('begins where the record does, if the game was taken up again', () => {
    const middle = frames.findIndex((each) => roundOf(each) > 3 && !each.events?.some(({ kind }) => kind === 'turn'));
    const later = readStory([{ view: frames[middle]!.view }, ...frames.slice(middle + 1)]);
    expect(later.begun).toBe(roundOf(frames[middle]!));
    expect(later.moments[0]!.round).toBe(later.begun);
    expect(later.haunt).toEqual(whole.haunt);
  });

  it('tells what decided it, and not who came and went', () => {
    const events = ['appeared', 'gone', 'stunned', 'died', 'moved'].map((kind, n) => ({ n, kind, args: {} }));
    expect(readStory([{ view: frames.at(-1)!.view, events }]).turning.map(({ event }) => event.kind)).toEqual(['stunned', 'died']);
  });

  it('tells what only this haunt knows of, and of what came again and again the last', () => {
    const view = { ...frames.at(-1)!.view!, haunt: 24, haunt_name: 'bats', round: 9 };
    const events = ['bats-hangs', 'bats-started', 'bats-hangs', 'webs-cut', 'bats-played'].map((kind, n) => ({ n, kind, args: {} }));
    expect(readStory([{ view, events }]).turning.map(({ event }) => event.n)).toEqual([1, 2, 4]);
  });

  it('knows of a haunt that came before the record begins', () => {
    const { haunt, people } = readStory([{ view: over.view as View }]);
    expect(haunt).toEqual({ round: 0, number: 24, name: 'bats', omen: 'madman', room: 'kitchen', traitor: 'father_rhinehardt' });
    expect(people).toHaveLength(4);
  });
});

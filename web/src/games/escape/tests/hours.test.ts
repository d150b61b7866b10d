import { expect, test } from 'vitest';
import { hour, minutes, ringMarks, schedule } from '../hours';
import { refuge, START } from '../model';
import { moment, moments } from './moments';

test('the ring has a mark wherever the server lets a gong or a slam fall', () => {
  let checked = 0;
  for (const { view } of moments()) {
    const cue = view.next_cue;
    if (!cue) continue;
    const part = 1 - (cue.at - view.begin) / (600 * view.stretch);
    const mark = ringMarks(view).find((each) => Math.abs(each.part - part) < 1e-9);
    expect(mark?.kind).toBe(cue.kind);
    checked++;
  }
  expect(checked).toBeGreaterThan(20);
});

test('before the call the clock counts to the call; after it, to the end', () => {
  const before = moment('intro').view;
  expect(hour(before, before.begin - 3)).toMatchObject({ seconds: 3, urgency: 'before' });
  const later = moment('first-rolls').view;
  expect(hour(later, later.begin + 100)).toMatchObject({ seconds: 500, urgency: 'calm' });
});

test('who pauses before the call sees how long it is to the call, not to the end', () => {
  const before = { ...moment('intro').view, paused: true };
  expect(hour(before, before.begin - 8)).toMatchObject({ seconds: 8, urgency: 'paused' });
});

test('a countdown presses, the last one most, and a pause not at all', () => {
  const home = moment('run-home');
  expect(hour(home.view, home.now).urgency).toBe('countdown');
  const last = moment('last-countdown');
  expect(hour(last.view, last.now).urgency).toBe('last');
  const rest = moment('paused');
  expect(hour(rest.view, rest.now).urgency).toBe('paused');
});

test('the sand gives no warning: no stroke, no tick, no haste to be seen, and no trail out', () => {
  const { view } = moment('sand');
  const [slam, end] = [
    { ...view, next_cue: { at: view.begin + 400, kind: 'slam' as const, number: 2 }, now: view.begin + 385 },
    { ...view, next_cue: { at: view.begin + 600, kind: 'collapse' as const, number: 3 }, now: view.begin + 585 },
  ];
  for (const late of [slam, end]) {
    expect(schedule(late)).toEqual([{ at: late.next_cue.at, cue: 'slam' }]);
    expect(hour(late, late.next_cue.at - 5).urgency).toBe('calm');
  }
  const found = { ...end, chambers: { ...end.chambers, '9,9': { ...end.chambers[START]!, kind: 'exit' as const } } };
  expect(refuge(found)).toBeNull();
  expect(refuge({ ...found, modules: { ...found.modules, sand: false } })).toBe('9,9');
});

test('seconds are rounded up: 0:00 is the end itself', () => {
  expect([minutes(0), minutes(0.2), minutes(61.2), minutes(-4)]).toEqual(['0:00', '0:01', '1:02', '0:00']);
});

test('a gong of two strokes is two strokes, also when the slam is what comes next', () => {
  const { view } = moment('run-home');
  view.stretch = 1;
  const gong = { ...view, now: view.begin + 381, next_cue: { at: view.begin + 382, kind: 'gong' as const, number: 2 } };
  const strokes = schedule(gong).filter(({ cue }) => cue === 'gong');
  expect(strokes.map(({ at }) => Math.round((at - view.begin) * 10) / 10)).toEqual([382, 383.1]);
  const struck = { ...view, now: view.begin + 382, next_cue: { at: view.begin + 420, kind: 'slam' as const, number: 2 } };
  expect(schedule(struck).filter(({ cue }) => cue === 'gong')).toEqual(strokes);
});

test('the last ten seconds are counted aloud, then the door slams', () => {
  const { view } = moment('gong');
  const coming = schedule(view).filter(({ cue }) => cue !== 'gong');
  expect(coming.slice(0, -1).every(({ cue }) => cue === 'countdown')).toBe(true);
  expect(coming.length).toBe(11);
  expect(coming.at(-1)).toEqual({ at: view.next_cue!.at, cue: 'slam' });
});

test('nothing sounds in a pause or after the end', () => {
  expect(schedule(moment('paused').view)).toEqual([]);
  expect(schedule(moment('won').view)).toEqual([]);
});

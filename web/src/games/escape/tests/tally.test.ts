import { expect, test } from 'vitest';
import { START, trail } from '../model';
import { tally } from '../tally';
import { moment } from './moments';

const game = moment('whole-game');
const found = tally(game.frames!, game.view);

test('stones activated and stones left add up to those of the beginning', () => {
  const gone = found.people.reduce((sum, { stones }) => sum + stones, 0);
  const fates = game.frames!.flatMap((frame) => frame.events ?? []).filter(({ kind }) => kind === 'fate-turned').length;
  expect(found.tray[0]!.left + fates - gone).toBe(game.view.tray);
  expect(found.tray.at(-1)!.left).toBe(game.view.tray);
});

test('everybody begins at the start, and each step leads next door', () => {
  for (const { path } of found.people) {
    expect(path[0]).toBe(START);
    path.slice(1).forEach((place, n) => expect(trail(game.view.chambers, path[n]!, place).length).toBe(2));
  }
});

test('nobody was freed of more black masks than they had rolled', () => {
  for (const { seat, black } of found.people) {
    const freed = found.freed.filter(({ other }) => other === seat).reduce((sum, { dice }) => sum + dice, 0);
    expect(freed).toBeLessThanOrEqual(black);
    expect(black).toBeGreaterThan(0);
  }
});

test('what one person has freed is the sum of what the others owe them', () => {
  for (const { seat, freed } of found.people) {
    expect(found.freed.filter(({ who }) => who === seat).reduce((sum, { dice }) => sum + dice, 0)).toBe(freed);
  }
});

test('gongs and slams fall in order, and the game ends when it ended', () => {
  expect(found.cues.map(({ at }) => Math.round(at))).toEqual([180, 218, 382, 420].slice(0, found.cues.length));
  expect(found.end).toBeCloseTo(game.view.now - game.view.begin);
});

test('a pause of five minutes moves nothing in the picture of the game', () => {
  const events = game.frames!.map((frame) => frame.events ?? []);
  const late = events.findLastIndex((each) => each.some(({ kind }) => kind === 'activated'));
  const rested = game.frames!.map((frame, n) => {
    const now = frame.now === undefined || n <= late ? frame.now : frame.now + 300;
    return { ...frame, now };
  });
  const at = rested.slice(0, late + 1).findLast(({ now }) => now !== undefined)?.now ?? game.view.now;
  rested.splice(late + 1, 0, { now: at, events: [{ kind: 'paused', args: {} }] }, { now: at + 300, events: [{ kind: 'resumed', args: {} }] });
  const again = tally(rested, { ...game.view, begin: game.view.begin + 300, now: game.view.now + 300 });
  expect(again.cues.map(({ at }) => Math.round(at))).toEqual(found.cues.map(({ at }) => Math.round(at)));
  expect(again.tray.map(({ at }) => Math.round(at))).toEqual(found.tray.map(({ at }) => Math.round(at)));
});

import { beforeEach, expect, test } from 'vitest';
import { recall } from './keep';
import { myTables } from './tables.svelte';

beforeEach(() => {
  for (const table of myTables.inOrder) myTables.forget(table.id);
});

test('what is learnt of a table one after the other is kept together', () => {
  myTables.note('t1', { invite: 'i' });
  myTables.note('t1', { game: 'terrorscape', seats: { killer: 'k' } });
  myTables.note('t1', { seats: { survivor1: 's' } });
  expect(myTables.get('t1')).toMatchObject({ game: 'terrorscape', invite: 'i', seats: { killer: 'k', survivor1: 's' } });
  expect(recall<Record<string, any>>('tables', {})['t1']!.seats).toEqual({ killer: 'k', survivor1: 's' });
});

test('a table whose last seat was given up is forgotten', () => {
  myTables.note('t1', { game: 'escape', seats: { red: 'r', blue: 'b' } });
  myTables.giveUp('t1', 'red');
  expect(myTables.get('t1')?.seats).toEqual({ blue: 'b' });
  myTables.giveUp('t1', 'blue');
  expect(myTables.get('t1')).toBeUndefined();
});

test('only the newest tables are kept', () => {
  for (let i = 0; i < 70; i++) myTables.note(`t${i}`, { game: 'escape', seats: { red: 'r' } });
  expect(myTables.inOrder.length).toBeLessThanOrEqual(60);
  expect(myTables.get('t69')).toBeDefined();
});

test('a game that goes on is not pushed out of sight by those that are over', () => {
  myTables.note('slow', { game: 'terrorscape', seats: { killer: 'k' }, stage: 'running' });
  for (let i = 0; i < 70; i++) myTables.note(`t${i}`, { game: 'escape', seats: { red: 'r' }, stage: 'over' });
  myTables.note('looked', { invite: 'i' });
  expect(myTables.inOrder[0]?.id).toBe('slow');
});

test('whoever has left a running game still knows what they knew there, and keeps no secret', () => {
  myTables.note('left', { game: 'terrorscape', seats: { killer: 'k-secret' }, stage: 'running' });
  myTables.giveUp('left', 'killer');
  myTables.note('left', { invite: 'i' });
  expect(myTables.knows('left')).toEqual(['killer']);
  expect(JSON.stringify(localStorage)).not.toContain('k-secret');
});

test('who gets up before the game has seen nothing', () => {
  myTables.note('early', { game: 'terrorscape', seats: { killer: 'k' }, stage: 'gathering' });
  myTables.giveUp('early', 'killer');
  expect(myTables.knows('early')).toEqual([]);
});

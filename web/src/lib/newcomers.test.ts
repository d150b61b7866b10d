import { beforeEach, expect, test, vi } from 'vitest';
import { keep, recall } from './keep';

async function visit() {
  vi.resetModules();
  return (await import('./newcomers.svelte')).newcomers;
}
const ids = (offers: { id: string }[]) => offers.map(({ id }) => id);

beforeEach(() => localStorage.clear());

test('whoever is new to a game is offered what it has for beginners, until they have finished one', async () => {
  const newcomers = await visit();
  expect(ids(newcomers.offers('escape'))).toEqual(['practice', 'pace']);
  newcomers.noteFinished('terrorscape', {});
  expect(ids(newcomers.offers('escape'))).toEqual(['practice', 'pace']);
  newcomers.noteFinished('escape', { practice: false, stretch: 200 });
  expect(newcomers.offers('escape')).toEqual([]);
  expect((await visit()).offers('escape'), 'the browser remembers').toEqual([]);
});

test('practice is no finished game', async () => {
  const newcomers = await visit();
  newcomers.noteFinished('escape', { practice: true });
  expect(ids(newcomers.offers('escape'))).toEqual(['practice', 'pace']);
  expect(recall('finished', null)).toBeNull();
});

test('a game without anything for beginners offers nothing', async () => {
  expect((await visit()).offers('terrorscape')).toEqual([]);
});

test('tables of old tell who is no newcomer: those at which one sat to the end', async () => {
  const table = { id: 't', game: 'escape', seats: { red: 'r' }, seen: 1 };
  keep('tables', { t: { ...table, stage: 'running' }, w: { ...table, id: 'w', seats: {}, stage: 'over' } });
  expect(ids((await visit()).offers('escape'))).toEqual(['practice', 'pace']);
  keep('tables', { t: { ...table, stage: 'over' } });
  expect((await visit()).offers('escape')).toEqual([]);
});

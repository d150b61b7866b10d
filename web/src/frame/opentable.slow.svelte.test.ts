import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameFacts } from '../lib/api';
import OpenTable from './OpenTable.svelte';

const COLOURS = ['red', 'blue', 'green', 'yellow'];

vi.mock('../lib/api', async (original) => ({
  ...(await original<object>()),
  seatsFor: async (_game: string, { players = 1, mode }: Record<string, any>) => {
    const seats = [...COLOURS.slice(0, players), ...(mode === 'versus' ? ['zeds'] : [])];
    return { seats, sides: { town: seats } };
  },
}));

const zeds = {
  name: 'zeds',
  settings: [
    { name: 'level', default: 'basic', values: ['basic', 'I'] },
    { name: 'length', default: 'normal', values: ['normal', 'short'] },
    { name: 'players', default: 1, low: 1, high: 4 },
    { name: 'mode', default: 'team', values: ['team', 'versus'] },
  ],
  levels: ['thumb'],
  seats: ['red'],
  sides: { town: ['red'] },
  for_people: {},
  for_one: {},
} as GameFacts;

let shown: Record<string, unknown>;

async function opens(company: 'bots' | 'friends'): Promise<HTMLSelectElement[]> {
  shown = mount(OpenTable, { target: document.body, props: { game: zeds, company, onclose: () => {} } });
  await vi.waitFor(() => expect(document.querySelector('form .fields select')).not.toBeNull(), { timeout: 10_000 });
  return first();
}
const first = () => [...document.querySelectorAll<HTMLSelectElement>('form > .fields select')];
const seats = () => document.querySelectorAll('details[open] > .fields select').length;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= vi.fn();
});
afterEach(() => unmount(shown));

test('a table for friends begins with how many they are, two at least', async () => {
  const [players] = await opens('friends');
  expect([...players!.options].map(({ value }) => value)).toEqual(['2', '3', '4']);
  expect(players!.value).toBe('2');
  await vi.waitFor(() => expect(seats()).toBe(2));
});

test('against the horde is one of the first choices, and one more seat', async () => {
  const mode = (await opens('friends')).find(({ options }) => [...options].some(({ value }) => value === 'versus'))!;
  mode.value = 'versus';
  mode.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  await vi.waitFor(() => expect(seats()).toBe(3));
  expect([...document.querySelectorAll<HTMLElement>('.tint')].map(({ style }) => style.background).filter((colour, n, all) => all.indexOf(colour) === n).length).toBe(3);
});

test('whoever plays with bots begins with the level, and may be alone', async () => {
  const [level, , players] = await opens('bots');
  expect(level!.value).toBe('basic');
  expect([...players!.options].map(({ value }) => value)).toEqual(['1', '2', '3', '4']);
});

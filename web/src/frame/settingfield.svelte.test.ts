import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { Words } from '../games/types';
import type { Setting } from '../lib/api';
import SettingField from './SettingField.svelte';

const said: Record<string, string> = { 'setting-month-text': 'With 0, the lot decides.', 'setting-players-text': 'How many come.', 'setting-not_again-titles': 'haunt', 'haunt-2': 'The Seance', 'setting-not_again-0': 'none' };
const words = { has: (id: string) => id in said, say: (id: string) => said[id] ?? id, name: (id: string) => id } as unknown as Words;
let shown: ReturnType<typeof mount> | undefined;

afterEach(() => unmount(shown!));

function field(setting: object, value?: number): string {
  shown = mount(SettingField, { target: document.body, props: { setting: setting as Setting, words, value, onchange: () => {} } });
  flushSync();
  return document.querySelector('label')!.textContent;
}

test('what a typed number means stands beside it, where a finger rests on nothing', () => {
  expect(field({ name: 'month', low: 0, high: 31, default: 0 })).toContain('the lot decides');
});

test('a date is chosen from lists, with today on top of them', () => {
  const lists = [
    { setting: { name: 'month', low: 0, high: 12, default: 0, today: 'month' }, value: 11, from: '0', to: '12' },
    { setting: { name: 'day', low: 0, high: 31, default: 0, today: 'day' }, value: 19, from: '1', to: '31' },
  ];
  for (const { setting, value, from, to } of lists) {
    field(setting, value);
    const list = document.querySelector('select')!;
    expect(list.value).toBe(String(value));
    expect([list.options[0].value, list.options[list.options.length - 1].value]).toEqual([from, to]);
    unmount(shown!);
  }
  field(lists[0].setting, 11);
});

test('a list speaks for itself', () => {
  expect(field({ name: 'players', low: 3, high: 6, default: 4 })).not.toContain('How many');
});

test('what is to be left out is chosen by its title', () => {
  field({ name: 'not_again', low: 0, high: 51, default: 0 });
  const listed = [...document.querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(listed).toEqual(['none', '2 · The Seance']);
});

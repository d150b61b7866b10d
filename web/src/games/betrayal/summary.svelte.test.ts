import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import over from '../../../fixtures/betrayal/over.json';
import type { View, Words } from '../types';
import Summary from './Summary.svelte';

let shown: ReturnType<typeof mount> | undefined;
const words = { language: 'en', has: () => false, name: (id: string) => id, event: () => '', say: (id: string, args?: Record<string, unknown>) => `${id} ${args?.who ?? ''}` } as unknown as Words;

afterEach(() => {
  vi.unstubAllGlobals();
  return unmount(shown!);
});

test('who has won is said first, and a game of one turn has its lines', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const view = over.view as unknown as View;
  shown = mount(Summary, { target: document.body, props: { frames: [{ view }], views: { explorer1: view }, words, names: {} } as never });
  flushSync();
  const winners = (view.result as { winners: string[] }).winners;
  expect(document.querySelectorAll('.won svg')).toHaveLength(winners.length);
  expect(document.querySelector('.summary')!.firstElementChild!.className).toContain('won');
  for (const line of document.querySelectorAll('.line')) expect(line.getAttribute('d')).toMatch(/^M[\d.]+ [-\d.]+H488$/);
});

test('who kept their side a secret is called a traitor in the end', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const before = over.view as unknown as View;
  const [name = '', ...others] = Object.keys(before.explorers);
  const sides: [string, string][] = [[name, 'traitor'], ...others.map((each): [string, string] => [each, 'hero'])];
  const view = { ...before, haunt: 34, traitor: '', explorers: Object.fromEntries(sides.map(([each, role]) => [each, { ...before.explorers[each], role }])) };
  const haunt = { n: 1, kind: 'haunt', args: { number: 34, omen: 'ring', room: 'foyer', traitor: '' } };
  shown = mount(Summary, { target: document.body, props: { frames: [{ view, events: [haunt] }], views: { explorer1: view }, words, names: {} } as never });
  flushSync();
  expect([...document.querySelectorAll('.who')].map((each) => each.textContent?.includes(`be-sum-traitor ${name}`))).toEqual([true]);
});

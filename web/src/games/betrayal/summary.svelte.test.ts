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

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { View, Words } from '../types';
import Summary from './Summary.svelte';

const words = { say: (message: string) => message, event: ({ kind }: { kind: string }) => kind, name: (id: string) => id } as unknown as Words;
const POINTS = { units: 13, folk: 6, chaos: -7 };
let shown: Record<string, unknown>;

afterEach(() => unmount(shown));

function summaryOf(infection: number, lines: string[]): HTMLElement {
  const view = { round: 2, tracks: ['F'], zeds: {}, units: {}, piles: {}, phase: 'zeds', chaos: {}, infection } as unknown as View;
  const ended = { kind: 'epilogue', args: { points: POINTS, score: 12, rating: 3, won: true } };
  const frames = [{ view, events: [{ kind: 'event', args: { turn: 2, card: 'night_m' } }, ended] }];
  const views = { red: { ...view, result: { side: 'town', lines } } };
  shown = mount(Summary, { target: document.body, props: { frames, views, words, names: {} } as never });
  flushSync();
  return document.querySelector('.summary')!;
}

test('the Epilogue ends with what became of the town, in words', () => {
  const closing = [...summaryOf(3, ['some-chaos', 'few-folk']).querySelectorAll('.closing')];
  expect(closing.map((each) => each.textContent)).toEqual(['epilogue-some-chaos', 'epilogue-few-folk']);
});

test('the Epilogue is told once, and not among what decided the game', () => {
  const told = summaryOf(3, []);
  expect(told.textContent).toContain('dz-sum-points');
  expect(told.textContent).not.toContain('dz-sum-turning');
});

test('where nobody can be infected the page says nothing of infection', () => {
  expect(summaryOf(0, []).querySelector('.infection')).toBeNull();
});

test('where they can be, it is drawn and named', () => {
  expect(summaryOf(3, []).querySelectorAll('.infection').length).toBe(2);
});

test('a game that was taken up again and lasted one round has lines to be seen', () => {
  const lines = [...summaryOf(3, []).querySelectorAll('path.line')].map((line) => line.getAttribute('d')!);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).toMatch(/^M34 [\d.]+H484$/);
});

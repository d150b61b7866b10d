import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { Speech, type Language } from '../../../lib/speech';
import Signal from '../Signal.svelte';
import type { EscapeView } from '../model';
import type { Hand } from '../../types';
import de from '../text/de.ftl?raw';
import en from '../text/en.ftl?raw';
import { moment } from './moments';

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

function look(hopeless: EscapeView['hopeless'], options: string[], language: Language = 'en'): string[] {
  const given: string[] = [];
  const at = moment('intro');
  const question = { id: 'red-1', prompt: 'command', args: {}, options };
  const hand = { question, pending: null, sending: null, focus: null, answer: (option: string) => given.push(option) } as unknown as Hand;
  const view = { ...(at.view as EscapeView), started: true, next_cue: null, hopeless };
  const words = new Speech(language, [language === 'de' ? de : en]);
  const props = { view, me: view.adventurers[0]!, words, hand, names: {}, now: () => at.now, small: false };
  shown = mount(Signal, { target: document.body, props });
  flushSync();
  return given;
}

test('a game that can no longer be won says so and offers to end', () => {
  const given = look('keys', ['roll', 'surrender']);
  expect(document.body.textContent).toContain('can no longer be won');
  document.querySelector('button')!.click();
  expect(given).toEqual(['surrender']);
});

test('it says so in German too, and why', () => {
  look('exit', ['surrender'], 'de');
  expect(document.body.textContent).toContain('Nicht mehr zu gewinnen: Zum Ausgang führt kein Weg');
});

test('while there is hope, nothing of the kind is said', () => {
  look('', ['roll', 'surrender']);
  expect(document.querySelector('button')).toBeNull();
});

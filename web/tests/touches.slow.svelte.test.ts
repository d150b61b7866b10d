/** Every game, touched everywhere: nobody acts who is not asked, what is dark says why, and a jump leaves nothing behind. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadGame } from '../src/games';
import type { GameEvent, GameUi, Hand, Question, TableProps, View, Words } from '../src/games/types';
import { Shown } from '../src/lib/shown.svelte';
import { loadSpeech } from '../src/lib/texts';

interface Moment {
  seat: string;
  view: View;
  question: Question | null;
  events: GameEvent[];
  names: Record<string, string>;
  now?: number;
}

const fixtures = import.meta.glob<Moment>('../fixtures/*/*.json', { import: 'default' });
const moment = (game: string, name: string) => fixtures[`../fixtures/${game}/${name}.json`]!();
/**
 * Of each game a moment in which its turn lies open, one in which something is told, what is touched first to act with, and
 * what is dark. Where the dark is known by its place alone, which nothing has here, the games' own tests ask it.
 */
const GAMES = [
  ['terrorscape', 'first-turn', 'encounter', '', ''],
  ['escape', 'discover-several-ways', 'gong', '', ''],
  ['zeds', 'first-actions', 'fight', '.unit.lit', 'rect.dark'],
  ['betrayal', 'first-turn', 'rolled', '', 'rect.dark'],
] as const;
const REASON = 'The lamp does not reach there.';

let shown: Record<string, unknown>[] = [];
afterEach(async () => {
  for (const each of shown) await unmount(each);
  shown = [];
  document.body.innerHTML = '';
});

function table(ui: GameUi, words: Words, at: Moment, question: Question | null) {
  const answer = vi.fn<Hand['answer']>();
  const why = vi.fn<Hand['why']>(async () => ({ text: REASON, rule: null }));
  const hand: Hand = { question, pending: null, sending: null, focus: null, answer, goOn: () => {}, why, setFocus: () => {}, ping: () => {}, pencil: () => {} };
  const props: TableProps = {
    view: at.view, words, hand, seat: at.seat, events: [], marks: {}, pings: [], names: at.names, now: () => at.now ?? 0, motion: false, compact: false,
  };
  const target = document.body.appendChild(document.createElement('main'));
  shown.push(mount(ui.Board, { target, props }));
  // Escape's dice lie on a canvas, which is not to be had here; its own tests press them.
  if (ui.playedOut) shown.push(mount(ui.Sheet, { target, props }));
  flushSync();
  return { target, answer, why };
}

const ENOUGH = 40;

/** Touches things of a kind, not too many of them, and gives what could be read after that. */
async function touch(target: HTMLElement, things: string): Promise<string> {
  let read = '';
  for (const thing of [...target.querySelectorAll(things)].slice(0, ENOUGH)) {
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await Promise.resolve();
    flushSync();
    read ||= target.querySelector('[role=dialog]')?.textContent ?? '';
  }
  return read;
}
const EVERYTHING = 'button, [role=button], .dark, .rest';

describe.each(GAMES)('%s', (game, turn, telling, own, dark) => {
  test('a touch answers what is asked of oneself, and nothing else', async () => {
    const [ui, words, at] = [await loadGame(game), await loadSpeech('en', game), await moment(game, turn)];
    const { target, answer } = table(ui, words, at, at.question);
    if (own) target.querySelector(own)!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    await touch(target, '[data-target], [data-option]');
    expect(answer).toHaveBeenCalled();
    expect(answer.mock.calls.map(([option]) => option).filter((option) => !at.question!.options.includes(option))).toEqual([]);
  });

  test.skipIf(!dark)('what is dark says why, there', async () => {
    const [ui, words, at] = [await loadGame(game), await loadSpeech('en', game), await moment(game, turn)];
    const { target, answer, why } = table(ui, words, at, at.question);
    if (own) target.querySelector(own)!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    expect(await touch(target, dark)).toContain(REASON);
    expect(why.mock.calls.map(([option]) => option).filter((option) => at.question!.options.includes(option))).toEqual([]);
    expect(answer).not.toHaveBeenCalled();
  });

  test('who is asked nothing makes nobody act, whatever is touched', async () => {
    const [ui, words, at] = [await loadGame(game), await loadSpeech('de', game), await moment(game, turn)];
    for (const seat of [at.seat, 'spectator']) {
      const { target, answer } = table(ui, words, { ...at, seat }, null);
      await touch(target, EVERYTHING);
      expect(answer).not.toHaveBeenCalled();
    }
  });

  test('a jump clears what was shown', async () => {
    const [ui, at, before] = [await loadGame(game), await moment(game, telling), await moment(game, turn)];
    const events = at.events.map((event, n) => ({ ...event, n: n + 1 }));
    expect(events).not.toEqual([]);
    const looking = new Shown({ ui: () => ui, hurried: () => false, onevent: () => {} });
    looking.jump(before.view, []);
    looking.happen({ events, view: () => at.view, settle: () => {} });
    const jumps = looking.jumps;
    looking.jump(before.view, []);
    expect([looking.events, looking.log, looking.busy, looking.view]).toEqual([[], [], false, before.view]);
    expect(looking.jumps, 'what is drawn begins anew').toBe(jumps + 1);
    await vi.waitFor(() => expect(looking.events).toEqual([]));
  });
});

test('where fingers play nothing stays lit by a pointer that is gone', () => {
  const styles = import.meta.glob<string>(['../src/**/*.svelte', '../src/**/*.css'], { query: '?raw', import: 'default', eager: true });
  expect(Object.keys(styles).length).toBeGreaterThan(100);
  const outside = Object.entries(styles).filter(([, text]) => withoutHoverMedia(text).includes(':hover'));
  expect(outside.map(([file]) => file)).toEqual([]);
});

/** What is left of styles when all is taken out that only holds where something can be pointed at. */
function withoutHoverMedia(text: string): string {
  const start = text.indexOf('@media (hover: hover)');
  if (start < 0) return text;
  let [end, depth] = [text.indexOf('{', start) + 1, 1];
  for (; depth > 0 && end < text.length; end++) depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
  return text.slice(0, start) + withoutHoverMedia(text.slice(end));
}

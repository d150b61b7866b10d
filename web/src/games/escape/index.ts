/** Escape – The Curse of the Temple at the browser's table. */

import Board from './Board.svelte';
import { isShown, isStopping, lookedFor } from './commands';
import { face } from './figures';
import { schedule } from './hours';
import { lessons } from './lessons';
import { own, type EscapeView } from './model';
import Picture from './Picture.svelte';
import { scene } from './scenes';
import Sheet from './Sheet.svelte';
import { cue, sounds } from './sounds';
import { waits } from './waits';
import type { GameUi, View, Words } from '../types';

function status(seen: View, words: Words): { label: string; value: string; title?: string }[] {
  const view = seen as EscapeView;
  const figure = (name: string, value: number) => ({
    label: words.say(`temple-figure-${name}`),
    value: String(value),
    title: words.say(`temple-figure-${name}-title`),
  });
  return [
    figure('stones', view.tray),
    figure('keys', view.tray + 1),
    figure('fate', view.difficulty === 'expert' ? 0 : view.beside),
    figure('stack', view.piles.stack ?? 0),
  ];
}

export const ui: GameUi = {
  name: 'escape',
  accent: '#7ff0de',
  Board,
  Sheet,
  Picture,
  onBoard: isShown,
  unlit: isStopping,
  face,
  waits,
  status,
  cue,
  sounds,
  // Real time does not wait for drawings: what happens is drawn while play goes on.
  duration: () => 0,
  schedule,
  scene,
  expected(seen, question) {
    const view = seen as EscapeView;
    const me = own(view, question.seat);
    return me && !me.out && ['before', 'command'].includes(question.prompt) ? lookedFor(view, me, question.options) : [];
  },
  lessons,
  firstOptions: [
    { name: 'players', values: [1, 2, 3, 4, 5] },
    { name: 'difficulty', values: ['normal', 'skilled', 'expert'] },
    { name: 'curses', values: [false, true] },
    { name: 'treasures', values: [false, true] },
  ],
  clock: true,
  turns: false,
  playedOut: false,
  handsOn: true,
  atRest: (seen, seat) => Boolean(own(seen as EscapeView, seat)?.out || seen.result?.how),
  hides: false,
};

export { schedule };

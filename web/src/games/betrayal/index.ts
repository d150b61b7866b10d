import type { GameUi } from '../types';
import Board from './Board.svelte';
import Picture from './Picture.svelte';
import Sheet from './Sheet.svelte';
import { note } from './explained';
import { lessons } from './lessons';
import { face } from './look';
import { explorerOf, isOut } from './model';
import { beside } from './odds';
import { ends, expected, group, onBoard, rank, unlit } from './offers';
import { after } from './playback';
import { scene } from './scenes';
import { status } from './status';
import { breaths, cue, duration, suspense } from './telling';
import { meant } from './told';
import { waits } from './waits';

export const ui: GameUi = {
  name: 'betrayal',
  accent: '#b4c3ec',
  Board,
  roomy: true,
  Sheet,
  Ending: () => import('./Ending.svelte'),
  Picture,
  onBoard,
  meant,
  beside,
  rank,
  group,
  unlit,
  ends,
  expected,
  face,
  plays: (seat, view) => explorerOf(view, seat),
  out: (seat, view) => isOut(view, seat),
  waits,
  reads: (view, question) => view.turn === 'haunt' && (!question || question.prompt === 'ready'),
  status,
  cue,
  duration,
  breaths,
  after: (view, event) => after(view, [event]),
  scene,
  suspense,
  note,
  beginsTurn: ({ kind }) => kind === 'turn' || kind === 'haunt',
  lessons,
  // Until the haunt begins all lies open, but for what somebody has looked at alone.
  candid: (view) => !view.haunt && !Object.keys(view.seen ?? {}).length,
  firstOptions: [{ name: 'players', values: [3, 4, 5, 6] }, { name: 'haunts', values: ['chart', 'new', 'any'] }],
  clock: false,
  turns: true,
  playedOut: true,
  handsOn: false,
  hides: true,
};

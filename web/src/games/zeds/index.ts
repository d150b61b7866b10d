import type { GameUi } from '../types';
import Board from './Board.svelte';
import Picture from './Picture.svelte';
import Sheet from './Sheet.svelte';
import { chosen } from './chosen.svelte';
import { note } from './explained';
import { LENGTHS } from './figures';
import { face, SEAT_COLOURS } from './look';
import { lessons } from './lessons';
import { beside } from './odds';
import { choosable, chooseFirst, concerns, ends, expected, group, listed, meant, onBoard, rank, touched, unlit, unsaid } from './offers';
import { after, before } from './playback';
import { scene } from './scenes';
import { sounds } from './sounds';
import { status } from './status';
import { cue, duration, suspense } from './telling';
import { waits } from './waits';

export const ui: GameUi = {
  name: 'zeds',
  accent: '#b4c878',
  Board,
  roomy: true,
  Sheet,
  Picture,
  onBoard,
  face,
  tint: (seat) => SEAT_COLOURS[seat] ?? null,
  listed,
  choosable,
  choose: chooseFirst,
  ends,
  concerns,
  beside,
  meant,
  rank,
  group,
  unlit,
  unsaid,
  point: (option, view) => void (chosen.unit = touched(option, view).actor || null),
  expected,
  waits,
  status,
  cue,
  sounds,
  duration,
  after,
  before,
  suspense,
  scene,
  note,
  lessons,
  firstOptions: [
    { name: 'level', values: ['basic', 'I', 'II', 'III', 'IV', 'V'] },
    { name: 'length', values: ({ level = 'basic' }) => LENGTHS[level] ?? [] },
    { name: 'players', values: [1, 2, 3, 4] },
    { name: 'mode', values: ['team', 'versus'] },
  ],
  clock: false,
  turns: true,
  playedOut: true,
  handsOn: false,
  hides: false,
};

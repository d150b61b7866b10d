import type { GameUi } from '../types';
import Board from './Board.svelte';
import Picture from './Picture.svelte';
import Sheet from './Sheet.svelte';
import { note } from './explained';
import { lessons } from './lessons';
import { face } from './faces';
import { cast, out, plays } from './people';
import { expected, group, rank, unlit } from './offers';
import { spelledOut } from './silence';
import { after } from './playback';
import { scene } from './scenes';
import { sounds } from './sounds';
import { status } from './status';
import { meant, onBoard } from './targets';
import { cue, duration, suspense } from './telling';
import { waits } from './waits';

export const ui: GameUi = {
  name: 'terrorscape',
  accent: '#c8553d',
  Board,
  Sheet,
  Picture,
  onBoard,
  meant,
  plays,
  waits,
  cast,
  face,
  out,
  rank,
  group,
  unlit,
  expected,
  status,
  cue,
  sounds,
  duration,
  after,
  suspense,
  scene,
  spell: spelledOut,
  note,
  beginsTurn: ({ kind }) => kind === 'killers-turn' || kind === 'survivors-turn',
  lessons,
  firstOptions: [
    { name: 'killer', values: ['choose', 'butcher', 'spectre', 'murderer'] },
    { name: 'team', values: ['first', 'choose'] },
    { name: 'traits', values: ['none', 'easy', 'normal', 'hard', 'nightmare'] },
    { name: 'plans', values: [false, true] },
  ],
  clock: false,
  turns: true,
  playedOut: true,
  handsOn: false,
  hides: true,
};

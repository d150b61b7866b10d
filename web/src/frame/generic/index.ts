/** The table of a game that has drawn none: everything follows from its view, its words and its questions. */
import type { GameUi } from '../../games/types';
import Board from './GenericBoard.svelte';
import Picture from './GenericPicture.svelte';
import Sheet from './GenericSheet.svelte';

export const generic = (name: string): GameUi => ({
  name,
  accent: '#f2b45a',
  Board,
  Sheet,
  Picture,
  onBoard: () => false,
  status: () => [],
  cue: () => null,
  duration: () => 0,
  lessons: [],
  firstOptions: [],
  clock: false,
  turns: true,
  playedOut: true,
  handsOn: false,
  hides: true,
});

/** Which cue an event gives. Gongs, slams and the call come by `schedule` too, to the moment. */

import { count, type EscapeView, type Face } from './model';
import type { GameEvent, View } from '../types';

/** What everybody hears. */
const FOR_ALL: Record<string, string> = {
  call: 'escape',
  gong: 'gong',
  slam: 'slam',
  'turned-up': 'door',
  discovered: 'door',
  activated: 'stone',
  escaped: 'escape',
  'fate-called': 'vote',
  'fate-turned': 'free',
  'pause-called': 'vote',
  'surrender-called': 'vote',
  won: 'win',
  lost: 'lose',
};

/** What is heard only by whom it concerns: with five people rolling nobody would hear the gong otherwise. */
const FOR_ONE: Record<string, string> = {
  freed: 'free',
  entered: 'step',
  'gave-die': 'dice',
  'lost-die': 'mask',
  'rolled-away': 'mask',
  cursed: 'fear',
  'curse-lifted': 'free',
  treasure: 'key',
  'treasure-used': 'free',
};

export function cue(event: GameEvent, seen: View): string | null {
  const { you } = seen as EscapeView;
  const { who, other, dice } = event.args;
  if (event.kind in FOR_ALL) return FOR_ALL[event.kind]!;
  if (who !== you && other !== you) return null;
  if (event.kind === 'rolled') return count(dice as Face[], 'black') === dice.length ? 'mask' : 'dice';
  return FOR_ONE[event.kind] ?? null;
}

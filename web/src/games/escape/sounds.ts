/** Which cue an event gives, and what only this game sounds like. Gongs, slams and the call come by `schedule` too, to the moment. */

import { count, type EscapeView, type Face } from './model';
import type { Sound } from '../../lib/sound';
import type { GameEvent, View } from '../types';

export const sounds: Record<string, Sound> = {
  escape: { signal: true, play: (s) => [220, 330, 440, 660].forEach((from, i) => s.tone({ from, at: i * 0.1, for: 0.5, loud: 0.35, shape: 'sawtooth' })) },
};

/** What everybody hears. */
const FOR_ALL: Record<string, string> = {
  call: 'escape',
  gong: 'gong',
  slam: 'slam',
  'turned-up': 'door',
  discovered: 'door',
  activated: 'chime',
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
  'lost-die': 'sink',
  'rolled-away': 'sink',
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
  if (event.kind === 'rolled') return count(dice as Face[], 'black') === dice.length ? 'sink' : 'dice';
  return FOR_ONE[event.kind] ?? null;
}

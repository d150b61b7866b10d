// How events sound and how long each is shown.

import type { GameEvent, View } from '../types';

const CUES: Record<string, string> = {
  moved: 'step', slid: 'step', crossed: 'step', laid: 'door', 'room-moved': 'slam', threw: 'dice', rolled: 'dice', 'monster-moves': 'groan', damage: 'hit', died: 'lose',
  'picked-up': 'key', dropped: 'card', traded: 'card', stole: 'card', fetched: 'card', discarded: 'card', joined: 'radio', token: 'chime', attacked: 'hit', stunned: 'slam',
  haunt: 'gong', appeared: 'groan', gone: 'free',
};

export function cue({ kind, args }: GameEvent, view: View): string | null {
  if (kind === 'drew') return args.pile === 'omen' ? 'fear' : 'card';
  if (kind === 'trait') return args.by > 0 ? 'free' : 'hit';
  if (kind === 'ended') return (view.result?.winners ?? args.winners ?? []).includes(view.you) ? 'win' : 'lose';
  return CUES[kind] ?? null;
}

const DURATIONS: Record<string, number> = {
  turn: 250, moved: 420, slid: 600, crossed: 450, 'turned-up': 500, laid: 600, 'room-moved': 600, trait: 420, damage: 450, died: 2200, 'picked-up': 350, dropped: 300, traded: 400, stole: 600,
  fetched: 400, discarded: 350, joined: 600, token: 400, 'token-gone': 300, turned: 1500, attacked: 1500, stunned: 500, haunt: 9000, 'monster-moves': 500, appeared: 600, gone: 500, ended: 1200,
};

export function duration({ kind, args }: GameEvent): number {
  if (kind === 'rolled') return 1000 + 90 * (args.dice?.length ?? 0);
  if (kind === 'threw') return 900 + 90 * (args.dice?.length ?? 0);
  if (kind === 'haunt-roll') return 1700;
  if (kind === 'drew') return args.pile === 'item' ? 1600 : 3400;
  return DURATIONS[kind] ?? 0;
}

// All is shown in the house as it was, one thing after another; what it has come to is shown when that is told.
export const suspense = (_event: GameEvent): boolean => true;

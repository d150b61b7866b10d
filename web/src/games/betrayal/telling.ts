// How events sound and how long each is shown.

import type { GameEvent, View } from '../types';

const CUES: Record<string, string> = {
  moved: 'step', discovered: 'door', placed: 'door', rolled: 'dice', 'haunt-roll': 'dice', 'monster-moves': 'groan', damage: 'hit', died: 'lose',
  took: 'card', dropped: 'card', traded: 'card', stole: 'card', used: 'card', lost: 'card', token: 'stone', attacked: 'hit', stunned: 'slam',
  haunt: 'gong', appeared: 'groan', gone: 'free',
};

export function cue({ kind, args }: GameEvent, view: View): string | null {
  if (kind === 'drew') return args.pile === 'omens' ? 'fear' : 'card';
  if (kind === 'trait') return args.by > 0 ? 'free' : 'hit';
  if (kind === 'ended') return (view.result?.winners ?? args.winners ?? []).includes(view.you) ? 'win' : 'lose';
  return CUES[kind] ?? null;
}

const DURATIONS: Record<string, number> = {
  turn: 250, moved: 420, discovered: 700, placed: 500, drew: 1100, trait: 420, damage: 450, died: 1100, took: 400, dropped: 300, traded: 400, stole: 600,
  lost: 400, used: 500, token: 400, attacked: 1500, stunned: 500, haunt: 9000, 'monster-moves': 500, appeared: 600, gone: 500, ended: 1200,
};

export function duration({ kind, args }: GameEvent): number {
  if (kind === 'rolled') return 1000 + 90 * (args.dice?.length ?? 0);
  if (kind === 'haunt-roll') return 1900;
  return DURATIONS[kind] ?? 0;
}

// All is shown in the house as it was, one thing after another; what it has come to is shown when that is told.
export const suspense = (_event: GameEvent): boolean => true;

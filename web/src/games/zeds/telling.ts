// How events sound and how long each is shown.

import type { GameEvent, View } from '../types';
import { staysFor } from './moments';

const CUES: Record<string, string> = {
  went: 'step', moved: 'step', retreated: 'step', 'zeds-moved': 'groan', 'zed-placed': 'groan', 'zeds-retreated': 'groan', activated: 'noise',
  rolled: 'dice', gunfire: 'shot', 'free-shot': 'shot', minefield: 'slam', hit: 'hit', 'zed-killed': 'slam', died: 'lose', saved: 'free',
  event: 'card', fate: 'card', 'fate-played': 'card', 'horde-drew': 'card', 'horde-played': 'fear', research: 'chime', chaos: 'fear', order: 'free', outbreak: 'gong', unchecked: 'gong',
  built: 'door', 'barricade-destroyed': 'slam', joined: 'radio', 'hero-drawn': 'radio', supplies: 'key', ammo: 'key', infection: 'fear',
};

export function cue({ kind, args }: GameEvent, _view: View): string | null {
  if (kind === 'epilogue') return args.won ? 'win' : 'lose';
  if (kind === 'supplies' || kind === 'ammo') return args.by > 0 ? 'key' : null;
  if (kind === 'infection') return args.by > 0 ? 'fear' : 'free';
  return CUES[kind] ?? null;
}

const DURATIONS: Record<string, number> = {
  activated: 350, 'zeds-moved': 600, 'zed-placed': 350, 'zeds-retreated': 500, 'zed-replaced': 450, 'zed-killed': 500, 'zed-moved': 500,
  fight: 800, gunfire: 600, result: 1100, shot: 900, 'free-shot': 700, hit: 160, mended: 250, saved: 600, died: 700,
  went: 500, moved: 400, retreated: 450, 'got-lost': 700, joined: 300, armed: 400, discharged: 300,
  fled: 450, 'folk-moved': 400, devoured: 700, 'raiders-moved': 500, 'raiders-retreated': 450, looted: 700,
  order: 500, infection: 150, marked: 450, built: 400, 'barricade-destroyed': 400, minefield: 700,
  fate: 700, 'fated-track': 400, 'fate-held': 500, 'set-back': 500, ability: 350, foreseen: 700,
};

export function duration(event: GameEvent): number {
  const { kind, args } = event;
  const staged = staysFor(event);
  if (staged !== null) return staged;
  if (kind === 'rolled') return args.why === 'fight' || args.why === 'gunfire' ? 900 : 500;
  return DURATIONS[kind] ?? 0;
}

// While dice still roll nothing may show how they fell.
export const suspense = (event: GameEvent): boolean => event.kind === 'rolled';

// A fight or a shot as it is told, from the first look to the last hit.

import type { GameEvent } from '../types';

export interface Fight {
  readonly n: number;
  readonly shot: boolean;
  readonly unit: string;
  readonly zeds: readonly string[];
  readonly place: string | null;
  readonly zedsAttack: boolean;
  readonly first: number;
  readonly shifts: readonly (readonly [string, number])[];
  readonly column: number;
  readonly dice: readonly number[] | null;
  // Counts the throws, so that equal dice still tumble anew.
  readonly rolls: number;
  readonly result: { readonly won: boolean; readonly zedHits: number; readonly humanHits: number } | null;
  readonly fallen: readonly string[];
  readonly over: boolean;
}

const BEGINS = new Set(['fight', 'gunfire']);
const ENDS = new Set(['phase', 'event', 'activated', 'zeds-moved', 'went', 'epilogue', 'ability', 'raiders-moved', 'done', 'zed-placed', 'built', 'research']);

// The last one that was told, whether it is over or not.
export function lastFight(log: readonly GameEvent[]): Fight | null {
  const start = log.findLastIndex(({ kind }) => BEGINS.has(kind));
  return start < 0 ? null : log.slice(start + 1).reduce(strike, begun(log[start]!));
}

function begun({ n, kind, args }: GameEvent): Fight {
  return {
    n, shot: kind === 'gunfire', unit: args.unit, zeds: args.zeds ?? [args.zed], place: args.place ?? null,
    zedsAttack: args.zeds_attack ?? false, first: args.first, shifts: args.shifts, column: args.column,
    dice: null, rolls: 0, result: null, fallen: [], over: false,
  };
}

function strike(fight: Fight, { kind, args }: GameEvent): Fight {
  if (fight.over) return fight;
  if (kind === 'rolled' && (args.why === 'fight' || args.why === 'gunfire')) return { ...fight, dice: args.dice, rolls: fight.rolls + 1 };
  if (kind === 'result') return { ...fight, result: { won: args.human_wins, zedHits: args.zed_hits, humanHits: args.human_hits } };
  if (kind === 'shot') return { ...fight, result: { won: args.hits > 0, zedHits: args.hits, humanHits: 0 } };
  if (kind === 'zed-killed') return { ...fight, fallen: [...fight.fallen, args.zed] };
  if (kind === 'died') return { ...fight, fallen: [...fight.fallen, args.piece] };
  return ENDS.has(kind) ? { ...fight, over: true } : fight;
}

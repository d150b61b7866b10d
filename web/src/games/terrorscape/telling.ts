// How events sound and how long each is shown.

import type { GameEvent, View } from '../types';

const CUES: Record<string, string> = {
  moved: 'step', 'killer-moved': 'step', 'killer-arrived': 'step', sneaked: 'step', 'left-encounter': 'step',
  noise: 'noise', firecracker: 'slam', scream: 'noise',
  rolled: 'dice', injured: 'hit', eliminated: 'hit', amulet: 'chime', 'trap-sprung': 'slam', molotov: 'slam',
  blocked: 'door', 'block-broken': 'slam', 'block-lifted': 'door', unblocked: 'door', 'unblocked-by': 'door',
  'key-found': 'key', 'took-key': 'key', 'drew-item': 'card', 'card-played': 'card', 'attack-card': 'card', 'drew-skill': 'card',
  encounter: 'gong', reappeared: 'gong', vanished: 'sink', level: 'level', 'rescue-called': 'radio', repaired: 'radio',
  healed: 'free', calmed: 'free', fear: 'fear', 'plan-done': 'chime', escaped: 'door',
};

export function cue(event: GameEvent, view: View): string | null {
  const { kind, args } = event;
  if (kind === 'noises') return args.places.length ? 'noise' : null;
  if (kind === 'defence') return args.held ? 'chime' : null;
  if (kind === 'search') return args.who.length ? 'gong' : 'door';
  if (kind === 'over') return won(args.winners, view.you) ? 'win' : 'lose';
  return CUES[kind] ?? null;
}

// Whoever only looks on is glad with the winners.
const won = (winners: readonly string[], seat: string): boolean => winners.includes(seat) || seat === 'spectator';

const DURATIONS: Record<string, number> = {
  moved: 800, 'killer-moved': 850, 'killer-arrived': 850, sneaked: 700, reappeared: 1100, vanished: 1100,
  noise: 350, noises: 1100, firecracker: 1200, scream: 900, 'betrayed-by-fear': 1000,
  blocked: 450, 'block-broken': 450, 'block-lifted': 300, unblocked: 500, 'unblocked-by': 500,
  'card-played': 900, search: 900, sensed: 1200, 'sensed-anyone': 1200,
  encounter: 1100, defends: 500, 'attack-card': 800, 'defence-item': 800, persistence: 500, 'martial-arts': 500,
  molotov: 600, 'trap-sprung': 700, rolled: 1900, defence: 1800, injured: 800, eliminated: 2600, fear: 350, level: 2400,
  amulet: 900, spared: 900, 'heroic-save': 900, 'left-encounter': 600, healed: 500, calmed: 350,
  'key-found': 1900, 'took-key': 1900, repaired: 600, 'rescue-called': 2600, 'rescue-nears': 700, 'plan-done': 1000,
  'survivors-turn': 500, 'killers-turn': 500, 'encounter-over': 300, escaped: 2200, over: 1600,
};

const CHAINSAW = 2000;

export const duration = ({ kind, args }: GameEvent): number => (args.card === 'chainsaw' && kind === 'card-played' ? CHAINSAW : (DURATIONS[kind] ?? 0));

// While dice still roll nothing may show how they fell.
export const suspense = (event: GameEvent): boolean => event.kind === 'rolled' || event.kind === 'defence';

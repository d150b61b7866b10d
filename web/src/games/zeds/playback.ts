// What the table looks like while a turn is told: each event changes what lay there before it. What an event leaves
// unsaid comes with the view that follows.

import type { GameEvent, View } from '../types';
import { EVENTS, UNITS } from './figures';

interface Piece {
  readonly place: string;
  readonly side: number;
  readonly strength: number;
  readonly hits: number;
  readonly left: number;
  readonly marks: readonly string[];
}

type Heap = 'units' | 'zeds' | 'folk' | 'raiders';
const HEAPS: readonly Heap[] = ['units', 'zeds', 'folk', 'raiders'];

const heapOf = (view: View, name: string): Heap | null => HEAPS.find((heap) => name in view[heap]) ?? null;

export function pieceOf(view: View, name: string): Piece | null {
  const heap = heapOf(view, name);
  return heap ? view[heap][name] : null;
}

function changed(view: View, name: string, change: Partial<Piece>): View {
  const heap = heapOf(view, name);
  return heap ? { ...view, [heap]: { ...view[heap], [name]: { ...view[heap][name], ...change } } } : view;
}

function gone(view: View, name: string): View {
  const heap = heapOf(view, name);
  if (!heap) return view;
  const { [name]: _, ...others } = view[heap];
  return { ...view, [heap]: others };
}

function fresh(name: string, place: string): Piece {
  const figures = UNITS[name];
  const hits = figures?.hits ?? [0, 0];
  return { place, side: 0, strength: figures?.strength[0] ?? 0, hits: 0, left: hits[0]! + hits[1]!, marks: [] };
}

const placed = (view: View, heap: Heap, name: string, place: string): View => ({
  ...view,
  [heap]: { ...view[heap], [name]: fresh(name, place) },
});

// Modifiers of single cards are left out: the view that follows has them.
function turned(view: View, name: string, side: number, hits: number): View {
  const figures = UNITS[name];
  if (!figures) return view;
  const left = figures.hits[side]! - hits + (side === 0 ? figures.hits[1]! : 0);
  return changed(view, name, { side, hits, left, strength: figures.strength[side]! });
}

const moved = (view: View, names: readonly string[], place: string): View =>
  names.reduce((sofar, name) => changed(sofar, name, { place }), view);

function without(tracks: readonly string[], track: string): string[] {
  const at = tracks.indexOf(track);
  return tracks.filter((_, n) => n !== at);
}

// A hand that is seen loses the card, of any other there is one card less.
const less = (held: string[] | number, card: string): string[] | number => (typeof held === 'number' ? held - 1 : without(held, card));

type Args = Record<string, any>;

const CHANGES: Record<string, (view: View, args: Args) => View> = {
  event: (view, { card, turn, left }) => ({
    ...view, round: turn, activations: [...(EVENTS[card]?.tracks ?? [])], piles: { ...view.piles, event: [card], 'event-deck': left },
  }),
  phase: (view, { phase }) => ({ ...view, phase, turn: view.versus ? (phase === 'zeds' ? 'horde' : 'town') : phase, track: '' }),
  activated: (view, { track }) => ({ ...view, track, activations: without(view.activations, track) }),
  went: (view, { unit, path }) => moved(view, [unit], path.at(-1)),
  moved: (view, { unit, place }) => moved(view, [unit], place),
  retreated: (view, { unit, place }) => moved(view, [unit], place),
  'got-lost': (view, { piece, place }) => moved(view, [piece], place),
  'zeds-moved': (view, { zeds, place }) => moved(view, zeds, place),
  'zed-moved': (view, { zeds, place }) => moved(view, zeds, place),
  'zeds-retreated': (view, { zeds, place }) => moved(view, zeds, place),
  'raiders-moved': (view, { raiders, place }) => moved(view, [raiders], place),
  'raiders-retreated': (view, { raiders, place }) => moved(view, [raiders], place),
  'folk-moved': (view, { piece, place }) => (heapOf(view, piece) ? moved(view, [piece], place) : placed(view, 'folk', piece, place)),
  fled: (view, { piece }) => changed(view, piece, { side: 1 }),
  'zed-placed': (view, { zed, place }) => placed(view, UNITS[zed]?.kind === 'raiders' ? 'raiders' : 'zeds', zed, place),
  'zed-replaced': (view, { old, zed, place }) => placed(gone(view, old), 'zeds', zed, place),
  'zed-killed': (view, { zed }) => gone(view, zed),
  joined: (view, { unit, place }) => placed(view, 'units', unit, place),
  armed: (view, { piece, unit }) => placed(gone(view, piece), 'units', unit, 'TC'),
  hit: (view, { piece, side, hits }) => turned(view, piece, side, hits),
  mended: (view, { piece, side, hits }) => turned(view, piece, side, hits),
  saved: (view, { piece, place }) => changed(turned(view, piece, place === 'TC' ? 0 : 1, 0), piece, { place }),
  discharged: (view, { piece }) => moved(view, [piece], 'TC'),
  died: (view, { piece }) => ({ ...gone(view, piece), cemetery: view.cemetery.includes(piece) ? view.cemetery : [...view.cemetery, piece] }),
  left: (view, { piece }) => gone(view, piece),
  'horde-played': (view, { card }) => ({
    ...view, piles: { ...view.piles, 'horde-hand': less(view.piles['horde-hand'], card), 'horde-now': [...(view.piles['horde-now'] ?? []), card] },
  }),
  ammo: (view, { ammo }) => ({ ...view, ammo }),
  supplies: (view, { supplies }) => ({ ...view, supplies }),
  infection: (view, { infection }) => ({ ...view, infection }),
  chaos: (view, { place, markers, left }) => ({ ...view, chaos: { ...view.chaos, [place]: markers }, chaos_left: left }),
  order: (view, { place, markers, left }) => {
    const { [place]: _, ...others } = view.chaos;
    return { ...view, chaos: markers ? { ...others, [place]: markers } : others, chaos_left: left };
  },
  built: (view, { what, place }) =>
    what === 'barricade' ? { ...view, barricades: [...view.barricades, place] } : what === 'strongpoint' ? { ...view, strongpoint: place } : view,
  'barricade-destroyed': (view, { place }) => ({ ...view, barricades: view.barricades.filter((other: string) => other !== place) }),
  'torn-down': (view, { place }) => ({ ...view, barricades: view.barricades.filter((other: string) => other !== place) }),
};

// Only what changes the table counts here: cards that are drawn, dice that roll and the like leave it as it is.
export const after = (view: View, { kind, args }: GameEvent): View => CHANGES[kind]?.(view, args) ?? view;

const PLACES: Record<string, (args: Args) => string> = { joined: ({ unit }) => unit, 'zed-placed': ({ zed }) => zed };

// The table before all that is told at once: nobody stands where they are only just placed, and no card lies open.
export function before(view: View, events: readonly GameEvent[]): View {
  const placed = events.reduce((sofar, { kind, args }) => gone(sofar, PLACES[kind]?.(args) ?? ''), view);
  const card = events.find(({ kind }) => kind === 'event');
  if (!card) return placed;
  return { ...placed, phase: 'set-up', round: card.args.turn - 1, track: '', activations: [], piles: { ...placed.piles, event: [], 'event-deck': card.args.left + 1 } };
}

// Moments of the night that are staged over the map: which events they are, how long each stays, and what it changes.

import type { GameEvent, View } from '../types';
import { ALONG, EVENTS, isPlace, kindOf, UNITS } from './figures';
import { pieceOf } from './playback';

// `card`: it turns over. `dawn` and `night`: how it ended.
export type Stage = 'card' | 'zeds' | 'outbreak' | 'falls' | 'lost' | 'help' | 'found' | 'dawn' | 'night';

export interface Moment {
  readonly stage: Stage;
  readonly event: GameEvent;
}

const CARDS = new Set(['event', 'fate-played', 'horde-played', 'research']);
const NAMED = new Set(['hero', 'heroic']);
const ALWAYS: Record<string, Stage> = { outbreak: 'outbreak', unchecked: 'outbreak', chaos: 'falls', antidote: 'found', component: 'found' };
// Who comes to help from outside.
const HELP = new Set(['national_guard', 'rangers', 'petras_angels', 'vip']);

export function stageOf({ kind, args }: GameEvent): Stage | null {
  if (CARDS.has(kind)) return 'card';
  if (kind === 'phase') return args.phase === 'zeds' ? 'zeds' : null;
  if (kind === 'died' || kind === 'left') return NAMED.has(UNITS[args.piece]?.kind ?? '') ? 'lost' : null;
  if (kind === 'joined') return HELP.has(args.unit) ? 'help' : null;
  if (kind === 'epilogue') return args.won ? 'dawn' : 'night';
  return ALWAYS[kind] ?? null;
}

// Long enough to be read; a click or a key goes on before.
const STAYS: Record<Stage, number> = { card: 3400, zeds: 1500, outbreak: 1900, falls: 1800, lost: 2400, help: 2200, found: 2400, dawn: 4200, night: 3600 };
export function staysFor(event: GameEvent): number | null {
  const stage = stageOf(event);
  return stage && STAYS[stage];
}

export function momentOf(events: readonly GameEvent[]): Moment | null {
  const event = events.findLast((each) => stageOf(each));
  return event ? { stage: stageOf(event)!, event } : null;
}

// The spaces that a card names in its text; Starts on which it places Zeds, too.
const NAMES: Record<string, readonly string[]> = {
  hunting_cabin: ['M2'], night_m: ['M7'], night_s: ['S7'], night_f: ['F7'], night_h: ['H7'], nightfall: ['H7'], mine_blast: ['M4'], tough_zeds: ['M7'],
  pantry: ['F0'], toxic_zeds: ['H7'], fast_zeds: ['F7'], granary: ['F3'], discovery: ['S4'], meltdown: ['H3'], bikers: ['TC'], smart_zeds: ['S7'],
  good_ward: ['B1', 'B2', 'B3', 'B4'], real_monster: ['B1', 'B2', 'B3', 'B4'], heroic_help: ['TC'], materials: ['H3'], ward_filth: ['B1', 'B2', 'B3', 'B4'],
  doc_trouble: ['B1', 'B2', 'B3', 'B4'], quick_tests: ['LAB'], sewer_zeds: ['S4', 'H3', 'M4', 'F3'], from_below: ['S4', 'H3', 'M4', 'F3'], steam_ducts: ['H3', 'F3'],
};
const ON_ALL_STARTS = new Set(['kidding', 'tsunami', 'mystery_doc']);
export const NAMING = Object.keys(NAMES);

export interface Lit {
  readonly tracks: readonly string[];
  readonly places: readonly string[];
  readonly pieces: readonly string[];
}

const NOTHING: Lit = { tracks: [], places: [], pieces: [] };
// What these move is seen by itself.
const MOVING = new Set(['went', 'moved', 'retreated', 'zeds-moved', 'zed-moved', 'zeds-retreated', 'raiders-moved', 'raiders-retreated', 'folk-moved']);
const PIECES = ['piece', 'unit', 'zed'] as const;

// What an event changes on the map, and so is lit there while it is told: roads, spaces, pieces.
export function litBy(events: readonly GameEvent[], view: View): Lit {
  const event = momentOf(events)?.event ?? events.at(-1);
  if (!event || MOVING.has(event.kind)) return NOTHING;
  const { kind, args } = event;
  if (kind === 'event') return litByCard(args.card, view);
  if (kind === 'phase') return args.phase === 'zeds' ? { ...NOTHING, tracks: tracksOf(view.activations ?? [], view) } : NOTHING;
  const tracks = args.track && view.tracks.includes(args.track) ? [args.track] : [];
  const places = typeof args.place === 'string' && isPlace(args.place) ? [args.place] : [];
  const pieces = [...PIECES.map((key) => args[key]), ...(Array.isArray(args.zeds) ? args.zeds : [])].filter((name) => typeof name === 'string' && pieceOf(view, name));
  return { tracks, places, pieces };
}

function litByCard(card: string, view: View): Lit {
  const tracks = tracksOf(EVENTS[card]?.tracks ?? [], view);
  const starts = ON_ALL_STARTS.has(card) ? view.tracks.map((track: string) => ALONG[track]![0]!) : [];
  const places = [...(NAMES[card] ?? []), ...starts].filter((place) => kindOf(place) !== 'bed' || view.beds.includes(place));
  return { tracks, places, pieces: [] };
}

// A card that stirs all roads names none of them.
export const tracksOf = (listed: readonly string[], view: View): string[] => [...new Set(listed.flatMap((each) => (each === 'ALL' ? view.tracks : view.tracks.includes(each) ? [each] : [])))];

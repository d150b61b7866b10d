// How things stand on each road: who comes, how far it is to Town Center, and who is in the way.

import type { View, Words } from '../types';
import { ALONG, EVENTS, numberOf, UNITS } from './figures';

export interface Road {
  readonly track: string;
  // The foremost Zeds and where they are; nobody: an empty road.
  readonly front: string | null;
  readonly strength: number;
  // How many activations take them to Town Center if nobody stops them.
  readonly steps: number;
  // Who they meet first, and where; nobody: the road lies open.
  readonly held: { readonly place: string; readonly units: readonly string[] } | null;
  // Activations of this road that are still to come in this turn, as far as the card says.
  readonly coming: number;
  readonly danger: 'none' | 'far' | 'near' | 'now';
}

const NEAR = 4;
const NOW = 2;

export function roadsOf(view: View): Road[] {
  return view.tracks.map((track: string) => roadOf(view, track));
}

export function roadOf(view: View, track: string): Road {
  const zeds = Object.entries<any>(view.zeds).filter(([, zed]) => zed.place[0] === track && zed.place in PLACES);
  const coming = activationsLeft(view, track);
  if (!zeds.length) return { track, front: null, strength: 0, steps: 0, held: null, coming, danger: 'none' };
  const nearest = Math.min(...zeds.map(([, zed]) => numberOf(zed.place)));
  const mob = zeds.filter(([, zed]) => numberOf(zed.place) === nearest);
  const stride = Math.max(...mob.map(([name]) => UNITS[name]?.move ?? 1));
  const steps = Math.ceil((nearest + 1) / stride);
  const held = firstInTheWay(view, track, nearest);
  const danger = held ? (steps <= NOW ? 'near' : 'far') : steps <= NOW ? 'now' : steps <= NEAR ? 'near' : 'far';
  const strength = mob.reduce((sum, [, zed]) => sum + zed.strength, 0);
  return { track, front: mob[0]![1].place, strength, steps, held, coming, danger };
}

const PLACES: Record<string, number> = Object.fromEntries(Object.values(ALONG).flatMap((places) => places.map((place, n) => [place, n])));

function firstInTheWay(view: View, track: string, nearest: number): Road['held'] {
  const ahead = ALONG[track]!.filter((place) => numberOf(place) <= nearest);
  for (const place of ahead) {
    const units = Object.entries<any>(view.units).flatMap(([name, unit]) => (unit.place === place ? [name] : []));
    if (units.length) return { place, units };
  }
  return null;
}

export function activationsLeft(view: View, track: string): number {
  const listed: string[] = view.activations?.length || view.phase === 'zeds' ? view.activations : tracksToCome(view);
  return listed.filter((each) => each === track || each === 'ALL').length + (view.any_order?.includes(track) ? 1 : 0);
}

const BEFORE_ZEDS = new Set(['four_r', 'infection', 'eat']);
const tracksToCome = (view: View): string[] => (BEFORE_ZEDS.has(view.phase) ? [...(EVENTS[view.piles.event?.[0]]?.tracks ?? [])] : []);

// The same in words.
export const told = (road: Road, words: Words): string =>
  words.say('dz-road', {
    steps: road.steps,
    state: !road.front ? 'empty' : road.held ? 'held' : 'open',
    who: road.held ? words.name(road.held.units[0]!) : '',
  });

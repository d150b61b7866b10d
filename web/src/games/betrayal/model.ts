// What a view of the house holds, as far as the table draws it, and what is printed on tiles.

import type { View } from '../types';
import printed from './printed.json';

export type Side = 'N' | 'E' | 'S' | 'W';
export type Trait = 'speed' | 'might' | 'sanity' | 'knowledge';
export type Floor = 'basement' | 'ground' | 'upper';

export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
export const TRAITS: readonly Trait[] = ['speed', 'might', 'sanity', 'knowledge'];
// As the house stands: the roof above, the cellar below.
export const FLOORS: readonly Floor[] = ['upper', 'ground', 'basement'];
// A track has eight steps, counted from 0; below the lowest lies the skull.
export const STEPS = 8;
export const SKULL = -1;

export interface Room {
  readonly floor: Floor;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly tokens: readonly string[];
  // On which side of its barrier a token or card lies: `near` or `far`.
  readonly halves?: Readonly<Record<string, string>>;
  readonly pile: readonly string[];
  readonly doors: Partial<Record<Side, 'passage' | 'open' | 'false' | 'locked'>>;
  readonly windows: Partial<Record<Side, 'outside' | 'false' | 'meets'>>;
}

export interface Explorer {
  readonly seat: string;
  readonly place: string;
  readonly part: string;
  readonly steps: Record<Trait, number>;
  readonly values: Record<Trait, number>;
  readonly start: Record<Trait, number>;
  readonly tracks: Record<Trait, readonly number[]>;
  readonly cards: readonly string[];
  readonly kept: readonly string[];
  readonly marks: readonly string[];
  readonly alive: boolean;
  readonly role: 'explorer' | 'hero' | 'traitor';
}

export interface Monster {
  readonly kind: string;
  readonly place: string;
  readonly part: string;
  readonly stunned: boolean;
  readonly traits: Partial<Record<Trait, number>>;
  readonly carried: readonly string[];
  readonly marks: readonly string[];
  readonly moves: number | null;
  readonly lead: string;
}

export interface Printed {
  readonly floors: readonly Floor[];
  readonly doors: string;
  readonly windows?: string;
  readonly symbol?: 'omen' | 'event' | 'item';
  readonly outdoor?: boolean;
  readonly barrier?: { readonly trait: Trait; readonly target: number; readonly parts: readonly [string, string] };
}

export const PRINTED = printed.rooms as unknown as Record<string, Printed>;
export const COLOURS = printed.explorers as Record<string, string>;
export const KINDS = printed.cards as Record<string, 'omen' | 'item' | 'event'>;
// With what each explorer enters the house, in the order of the traits.
export const STARTS = printed.starts as Record<string, readonly number[]>;

export const roomsOf = (view: View): Record<string, Room> => view.rooms ?? {};
export const explorersOf = (view: View): Record<string, Explorer> => view.explorers ?? {};
export const monstersOf = (view: View): Record<string, Monster> => view.monsters ?? {};

export const explorerOf = (view: View, seat: string): string =>
  Object.entries(explorersOf(view)).find(([, one]) => one.seat === seat)?.[0] ?? '';

export const figureOf = (view: View, name: string): Explorer | Monster | null => explorersOf(view)[name] ?? monstersOf(view)[name] ?? null;

export const leads = (view: View, seat: string): boolean => Object.values(monstersOf(view)).some(({ lead }) => lead === seat);

// Whoever is dead has nothing more to do, unless monsters obey them or the haunt lets them go on.
export function isOut(view: View, seat: string): boolean {
  const one = explorersOf(view)[explorerOf(view, seat)];
  return view.phase === 'haunt' && one?.alive === false && !one.marks.includes('turns') && !leads(view, seat);
}

// To which side a figure looks, in haunts in which that matters.
export function facingOf(view: View, name: string): Side | null {
  const haunts = Object.values<{ facing?: Record<string, Side> }>(view.modules ?? {});
  return haunts.map(({ facing }) => facing?.[name]).find(Boolean) ?? null;
}

// Where the one whose turn it is stands.
export const placeNow = (view: View): string => figureOf(view, view.acting?.who ?? '')?.place ?? '';

export const isFoe = (view: View, name: string): boolean => name in monstersOf(view) || (explorersOf(view)[name]?.role === 'traitor');

// A side as it lies after so many quarter turns to the right.
export const turned = (side: string, turn: number): Side => SIDES[(SIDES.indexOf(side as Side) + turn) % 4]!;

export const AHEAD: Record<Side, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** How the five adventurers are told apart: by colour, by shape, and by a letter. */

import type { Face } from '../../parts/portrait';
import type { Words } from '../types';
import { room, type Chamber } from './model';
import { portraits } from './portraits';

export interface Figure {
  colour: string;
  /** A closed path around 0,0 within a circle of radius 11. */
  shape: string;
}

const FIGURES: Record<string, Figure> = {
  red: { colour: '#ee7159', shape: 'M-11 0A11 11 0 1 1 11 0A11 11 0 1 1 -11 0Z' },
  blue: { colour: '#74b3ef', shape: 'M-9.5 -9.5H9.5V9.5H-9.5Z' },
  yellow: { colour: '#f2cd52', shape: 'M0 -12.5L12 9H-12Z' },
  green: { colour: '#86c873', shape: 'M0 -13L12 0L0 13L-12 0Z' },
  purple: { colour: '#c19ae8', shape: 'M-6.5 -11H6.5L13 0L6.5 11H-6.5L-13 0Z' },
};

export function figure(seat: string): Figure {
  return FIGURES[seat] ?? FIGURES.red!;
}

export function face(seat: string): Face | null {
  const strokes = portraits[seat];
  return strokes ? { strokes, colour: figure(seat).colour } : null;
}

/** Where so many figures stand in a chamber, measured from its middle. */
const STANDS: [number, number][][] = [
  [[0, 0]],
  [[-15, 0], [15, 0]],
  [[-25, 5], [0, -7], [25, 5]],
  [[-15, -12], [15, -12], [-15, 13], [15, 13]],
  [[-25, -10], [0, -14], [25, -10], [-14, 13], [14, 13]],
];

export function stand(number: number, of: number): [number, number] {
  return STANDS[Math.min(of, STANDS.length) - 1]?.[number] ?? [0, 0];
}

/** What somebody is called at the table. Where several have the same name, as bots do, their colour tells them apart. */
export function called(seat: string, names: Record<string, string>, words: { name(value: string): string }): string {
  const name = names[seat];
  if (!name) return words.name(seat);
  const shared = Object.values(names).filter((each) => each === name).length > 1;
  return shared ? `${name} ${words.name(seat)}` : name;
}

/** Signs for whoever hears them. */
export const spelt = (signs: readonly string[], words: { name(value: string): string }): string =>
  signs.map((sign) => words.name(sign)).join(', ');

/** A chamber for whoever hears it: what it is, where, and what it takes to get in. */
export function heard(place: string, chamber: Chamber, words: Words): string {
  const what = [...new Set([words.say(`temple-room-${room(chamber)}`), ...(place ? [words.name(place)] : [])])].join(', ');
  return chamber.entry.length ? words.say('temple-chamber', { what, signs: spelt(chamber.entry, words) }) : what;
}

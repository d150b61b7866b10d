// How pieces look: a shape for each kind, a drawing for each who has a name, a number for the strength.

import type { Face } from '../../parts/portrait';
import { UNITS } from './figures';
import { portraits } from './portraits';
import skate from 'icon:roller-skate';
import heart from 'icon:heart-shield';
import medal from 'icon:star-medal';
import axe from 'icon:fire-axe';
import hammer from 'icon:flat-hammer';
import shield from 'icon:checked-shield';
import quill from 'icon:quill-ink';
import radio from 'icon:walkie-talkie';
import pine from 'icon:pine-tree';
import tank from 'icon:battle-tank';
import wing from 'icon:feathered-wing';
import diamond from 'icon:cut-diamond';
import people from 'icon:three-friends';
import house from 'icon:family-house';
import robber from 'icon:skull-mask';
import rat from 'icon:rat';
import laugh from 'icon:imp-laugh';
import hound from 'icon:hound';
import splash from 'icon:droplet-splash';
import swing from 'icon:axe-swing';
import sleep from 'icon:night-sleep';
import risen from 'icon:raise-zombie';
import skull from 'icon:death-skull';
import shell from 'icon:layered-armor';
import giant from 'icon:boot-kick';
import swarm from 'icon:bullet-impacts';

const ICONS: Record<string, string> = {
  furies: skate, salvation: heart, veterans12: medal, fire129: axe, bauer: hammer, riot: shield,
  clarion: quill, wzed: radio, rangers: pine, national_guard: tank, petras_angels: wing, raiders: robber, bubba: robber,
  vermin: rat, noelle: laugh, k10: hound, oozer: splash, berserker: swing, sleeper: sleep, reviver: risen, doomed: skull,
  ironhide: shell, giant, locust: swarm, vip: medal,
};

// Pieces of which there are several are told apart by a number: `civilians3`, `zed12`.
export const family = (name: string): string => (name in ICONS ? name : name.replace(/\d+$/, ''));
const FAMILIES: Record<string, string> = { civilians: people, villagers: house, red_diamond: diamond };

export const iconOf = (name: string): string | null => ICONS[name] ?? FAMILIES[family(name)] ?? null;

export const SEAT_COLOURS: Readonly<Record<string, string>> = { red: '#e0685a', blue: '#6f9fe0', green: '#7fbf6a', yellow: '#e6c65a', zeds: '#b4c878' };

export function face(who: string): Face | null {
  const strokes = portraits[who];
  return strokes ? { strokes, colour: who === 'zeds' ? '#b4c878' : '#d8b07e' } : null;
}

export type Shape = 'hero' | 'heroic' | 'civilians' | 'special' | 'zed' | 'super' | 'infector' | 'raiders' | 'villagers' | 'refugees';

// Outlines in a box from -1 to 1.
export const OUTLINES: Record<Shape, string> = {
  hero: 'M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z',
  heroic: 'M-.92-.92H.92V.15C.92.7.45 1.02 0 1.15C-.45 1.02-.92.7-.92.15Z',
  civilians: 'M-.88-.88H.88V.88H-.88Z',
  special: 'M-.58-.98H.58L1.08 0L.58.98H-.58L-1.08 0Z',
  zed: 'M0-1L.26-.86L.52-.9L.66-.64L.92-.5L.86-.2L1 .1L.82.34L.8.66L.5.74L.3 1L.02.88L-.3 1L-.5.76L-.82.64L-.8.34L-1 .08L-.88-.2L-.92-.52L-.64-.64L-.5-.9L-.24-.86Z',
  super: 'M0-1.2L.24-.82L.6-1.02L.64-.6L1.06-.56L.84-.2L1.2.04L.82.3L1 .68L.6.68L.5 1.1L.16.84L-.12 1.2L-.32.82L-.72 1L-.72.56L-1.12.46L-.84.14L-1.2-.14L-.8-.32L-.94-.72L-.54-.66L-.42-1.06L-.14-.78Z',
  infector: 'M0-1.25C.5-.55.95-.1.95.35A.95.85 0 0 1-.95.35C-.95-.1-.5-.55 0-1.25Z',
  raiders: 'M0-1.15L1.15 0L0 1.15L-1.15 0Z',
  villagers: 'M-.9.9V-.2L0-1L.9-.2V.9Z',
  refugees: 'M-.95-.72H.3L1.1 0L.3.72H-.95Z',
};

export function shapeOf(name: string, side = 0): Shape {
  const kind = UNITS[name]?.kind;
  if (!kind) return side ? 'refugees' : 'villagers';
  return kind as Shape;
}

export const isZed = (name: string): boolean => ['zed', 'super', 'infector'].includes(UNITS[name]?.kind ?? '');
export const isEnemy = (name: string): boolean => isZed(name) || UNITS[name]?.kind === 'raiders';

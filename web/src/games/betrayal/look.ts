// How things look: colours of explorers, signs of traits, symbols and tokens.

import type { Face } from '../../parts/portrait';
import { COLOURS, type Trait } from './model';
import { portraits } from './portraits';
import boot from 'icon:walking-boot';
import biceps from 'icon:biceps';
import candle from 'icon:candle-light';
import book from 'icon:open-book';
import raven from 'icon:raven';
import spiral from 'icon:divided-spiral';
import bull from 'icon:bull';

const TINTS: Record<string, string> = { red: '#e2836c', yellow: '#e7d879', green: '#93c98b', blue: '#83b6e3', white: '#f1eadf', purple: '#bf9be3' };
export const CRIMSON = '#b8241c';
export const tint = (explorer: string): string => TINTS[COLOURS[explorer] ?? ''] ?? '#d3c6b0';

export function face(who: string): Face | null {
  const strokes = portraits[who];
  return strokes ? { strokes, colour: tint(who) } : null;
}

export const TRAIT_ICONS: Record<Trait, string> = { speed: boot, might: biceps, sanity: candle, knowledge: book };
export const SYMBOL_ICONS: Record<string, string> = { omen: raven, event: spiral, item: bull };

// Monsters are named by kind and number: `zombie-3`.
export const kindOf = (name: string): string => name.replace(/-\d+$/, '');
export const numberOf = (name: string): string => /-(\d+)$/.exec(name)?.[1] ?? '';

// The letter on what has no sign: that of its name, without the article before it.
export const initial = (name: string): string => name.replace(/^(der|die|das|ein|eine|the|an?) /i, '')[0]?.toUpperCase() ?? '';

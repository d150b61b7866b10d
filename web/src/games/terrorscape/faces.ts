// Whose face is drawn how. Apart from what the picture on the start page needs.
import type { Face } from '../../parts/portrait';
import { LOOKS } from './people';
import { portraits } from './portraits';

const BLOOD = '#e0563f';

export function face(who: string): Face | null {
  const strokes = portraits[who];
  return strokes ? { strokes, colour: LOOKS[who]?.colour ?? BLOOD } : null;
}

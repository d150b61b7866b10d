/**
 * A portrait is a list of strokes, back to front, in a box of 64 × 64. The first letter of each says how it is cut:
 * k dark with an outline, h hatched with an outline, w bright, l a line, d a dark line, s a shade without outline, p a heavy point,
 * c in the colour of who is shown.
 */
export type Portrait = readonly string[];

/** Somebody as they are drawn: their portrait, and the colour they wear. */
export interface Face {
  readonly strokes: Portrait;
  readonly colour: string;
}

const HEADS = {
  oval: 'kM22 25C22 13 42 13 42 25C42 36 37 45 32 45S22 36 22 25Z',
  square: 'kM21 24C21 13 43 13 43 24V34C43 40 37 46 32 46S21 40 21 34Z',
  round: 'kM20.5 29C20.5 16 43.5 16 43.5 29C43.5 39 38 45 32 45S20.5 39 20.5 29Z',
  gaunt: 'kM22 24C22 13 42 13 42 24L41 34L36.5 45Q32 47.5 27.5 45L23 34Z',
};
const BROWS = {
  flat: 'M24.5 24.5q3-1.8 6 0M33.5 24.5q3-1.8 6 0',
  stern: 'M24.5 23l6 2.3M39.5 23l-6 2.3',
  raised: 'M24.5 23.5q3-3.2 6-.5M33.5 23q3-2.7 6 .5',
  worried: 'M24.5 25l5.5-2.2M39.5 25l-5.5-2.2',
};
const MOUTHS = {
  smile: 'M28 38q4 3.6 8 0',
  grin: 'M27.5 37.5h9q-1 4-4.5 4t-4.5-4Z',
  straight: 'M28.5 39h7',
  frown: 'M28 40.2q4-3 8 0',
  lips: 'M28.3 38.5q1.9-1.7 3.7-.6q1.8-1.1 3.7.6q-3.7 3.4-7.4 0Z',
  none: '',
};
const NECK = 'kM27 41V51L32 56L37 51V41Z';
const SHADE = 'sM36 14C42 17 43 22 43 28C43 37 38 45 32.5 46C38 39 39 27 36 14Z';
const EYES = 'pM27.6 28.4h.1M36.4 28.4h.1';
const LIDS = 'M24.8 28q2.8-2.4 5.6 0M33.6 28q2.8-2.4 5.6 0M32 28.5l-1.6 6.3h2.8';

/** Shoulders, as broad as most people's, and as broad as few people's. */
export const COAT = 'M6 64C7 54 17 52 26 48.5L32 56L38 48.5C47 52 57 54 58 64Z';
export const BROAD = 'M1 64C2 51 14 48 25 46L32 54L39 46C50 48 62 51 63 64Z';
export const GLASSES = 'lM23.5 28.3a4 4 0 1 0 8 0a4 4 0 1 0-8 0M32.5 28.3a4 4 0 1 0 8 0a4 4 0 1 0-8 0M31.5 27.7h1';

/** Somebody's face: what hangs down behind it, what they wear, and what lies over it. */
export function face(
  [head, brows, mouth]: [keyof typeof HEADS, keyof typeof BROWS, keyof typeof MOUTHS],
  behind: Portrait,
  dress: Portrait,
  over: Portrait,
): Portrait {
  return [...behind, NECK, ...dress, HEADS[head], SHADE, `l${LIDS}${BROWS[brows]}${MOUTHS[mouth]}`, EYES, ...over];
}

/** Somebody of whom nothing is known yet. */
export const STRANGER: Portrait = [
  `h${COAT}`,
  'kM21 24C21 12 43 12 43 24C43 34 39 41 37 43V50L32 55L27 50V43C25 41 21 34 21 24Z',
  SHADE,
  'cM26 49.5L32 55L38 49.5L40 53L32 60L24 53Z',
];

/** A bot: an automaton with lamps for eyes. */
export const AUTOMATON: Portrait = [
  'kM27 40H37V52H27Z',
  'lM27 44H37M27 48H37',
  'hM8 64V55Q9 51 16 51H48Q55 51 56 55V64Z',
  'lM32 14V8',
  'cM29.5 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  'kM15 24H20V35H15ZM44 24H49V35H44Z',
  'kM20 14H44V42H20Z',
  'sM36 14H44V42H36Z',
  'cM23 25a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M34 25a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0',
  'lM26 34H38V38H26ZM29 34V38M32 34V38M35 34V38M23 17h.1M41 17h.1',
];

/** A chair on which nobody sits. */
export const CHAIR: Portrait = [
  'kM19 58V36H23V58ZM41 58V36H45V58Z',
  'hM17 12Q32 5 47 12L45 38H19Z',
  'kM22 15.5Q32 11 42 15.5L41 33H23Z',
  'lM27 14V33M32 13V33M37 14V33',
  'cM15 38Q32 34 49 38L51 44Q32 40 13 44Z',
];

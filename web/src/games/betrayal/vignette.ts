// The engraved vignette of a haunt, drawn from its name: sky, moon, ground and what grows there differ from haunt to haunt,
// and are the same for the same one. Its middle is kept free for what the haunt itself shows.

export const WIDTH = 440;
export const HEIGHT = 150;
/** How high the thing in the middle is drawn, and those beside it. */
export const LARGE = 92;
export const SMALL = 58;
const LEFT = 7;
const RIGHT = WIDTH - LEFT;
const MIDDLE = WIDTH / 2;

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Vignette {
  readonly moon: { x: number; y: number; r: number; full: boolean; lit: string; rings: string };
  readonly sky: readonly { width: number; line: string }[];
  readonly clouds: string;
  readonly birds: string;
  readonly ground: string;
  readonly contours: string;
  readonly grass: string;
  readonly scenery: readonly { fine: string; bold: string; solid: string }[];
  readonly places: readonly [Place, Place, Place];
  readonly frame: { outer: string; inner: string; ornaments: string };
  readonly lean: number;
}

type Luck = (from: number, to: number) => number;

function luckOf(name: string): Luck {
  let state = [...name].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5) >>> 0;
  return (from, to) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (to - from);
  };
}

const oneOf = <T>(luck: Luck, all: readonly T[]): T => all[Math.floor(luck(0, all.length))]!;
const short = (value: number): string => String(Math.round(value * 10) / 10);
const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

export function vignette(name: string): Vignette {
  const luck = luckOf(name);
  const height = hills(luck);
  const side = oneOf(luck, [-1, 1]);
  const moon = { x: MIDDLE + luck(-26, 26), y: luck(50, 62), r: luck(38, 47) };
  const banks = [0, 1, 2].map(() => ({ x: luck(LEFT, RIGHT), y: luck(20, 70), w: luck(34, 62), h: luck(6, 11) })).filter(({ x }) => Math.abs(x - moon.x) > 78);
  const sides = [luck(100, 116), WIDTH - luck(100, 116)];
  return {
    moon: { ...moon, ...phaseOf(luck, moon) },
    sky: skyOf(luck, moon, banks, height),
    clouds: banks.map(({ x, y, w, h }) => `M${at(x - w, y + h)}q${at(w * 0.1, -h * 1.2)} ${at(w * 0.45, -h)}q${at(w * 0.3, -h * 1.4)} ${at(w * 0.7, -h * 0.3)}q${at(w * 0.5, -h * 0.5)} ${at(w * 0.6, h * 0.8)}M${at(x - w * 0.8, y + h)}h${short(w * 1.5)}`).join(''),
    birds: Array.from({ length: Math.floor(luck(2, 6)) }, () => bird(luck, side)).join(''),
    ground: `M0 ${HEIGHT}${points(height).map(([x, y]) => `L${at(x, y)}`).join('')}L${WIDTH} ${HEIGHT}z`,
    contours: contours(luck, height),
    grass: Array.from({ length: 34 }, () => tuft(luck, height)).join(''),
    scenery: [scenery(luck, luck(28, 46), height), scenery(luck, WIDTH - luck(28, 46), height)],
    places: [{ x: MIDDLE, y: height(MIDDLE) + 5, size: LARGE }, ...sides.map((x) => ({ x, y: height(x) + 4, size: SMALL }))] as unknown as Vignette['places'],
    frame: frame(luck),
    lean: side * luck(18, 40),
  };
}

// -- sky -------------------------------------------------------------------------------------------------------------

interface Round { x: number; y: number; r: number }
interface Bank { x: number; y: number; w: number; h: number }

// Waning, waxing or full, with rings of light about it.
function phaseOf(luck: Luck, { x, y, r }: Round): { full: boolean; lit: string; rings: string } {
  const full = luck(0, 1) < 0.55;
  const bulge = luck(0.1, 0.75) * oneOf(luck, [-1, 1]);
  const lit = `M${at(x, y - r)}a${short(r)} ${short(r)} 0 0 ${bulge > 0 ? 1 : 0} 0 ${short(2 * r)}a${short(r * Math.abs(bulge))} ${short(r)} 0 0 ${bulge > 0 ? 0 : 1} 0 ${short(-2 * r)}z`;
  const ring = (wide: number) => `M${at(x - wide, y)}a${short(wide)} ${short(wide)} 0 1 0 ${short(2 * wide)} 0a${short(wide)} ${short(wide)} 0 1 0 ${short(-2 * wide)} 0`;
  return { full, lit, rings: [r + 4, r + 8.5].map(ring).join('') };
}

// Level lines, stronger towards the top, that leave out the moon with its light and the clouds, and break off here and there.
function skyOf(luck: Luck, moon: Round, banks: readonly Bank[], height: (x: number) => number): Vignette['sky'] {
  const lines: { width: number; line: string }[] = [];
  for (let y = 9; y < 128; y += 3.4) {
    const light = chord(moon.x, y - moon.y, moon.r + 12 + luck(-3, 3));
    const gaps = [light, ...banks.map((bank) => chord(bank.x, ((y - bank.y) * bank.w) / bank.h, bank.w)), ...breaks(luck)].filter((gap) => gap !== null);
    lines.push({ width: Math.max(0.3, 1.25 - y / 110), line: strokes(gaps, y, height) });
  }
  return lines;
}

const chord = (x: number, away: number, r: number): [number, number] | null => (Math.abs(away) < r ? [x - Math.sqrt(r * r - away * away), x + Math.sqrt(r * r - away * away)] : null);

const breaks = (luck: Luck): [number, number][] => Array.from({ length: 3 }, () => luck(LEFT, RIGHT)).map((from) => [from, from + luck(2, 9)]);

function strokes(gaps: readonly [number, number][], y: number, height: (x: number) => number): string {
  let from = 0;
  let line = '';
  for (const [start, end] of [...gaps, [WIDTH, WIDTH] as [number, number]].sort((one, other) => one[0] - other[0])) {
    // Where the hill rises above the line, nothing of it is seen.
    if (start > from + 1 && y < height((from + start) / 2)) line += `M${at(from, y)}H${short(start)}`;
    from = Math.max(from, end);
  }
  return line;
}

function bird(luck: Luck, side: number): string {
  const wing = luck(2.5, 5.5);
  const x = MIDDLE + side * luck(70, 150);
  return `M${at(x, luck(16, 60))}q${at(wing * 0.7, -wing)} ${at(wing * 1.4, 0)}q${at(wing * 0.7, -wing)} ${at(wing * 1.5, -wing * 0.2)}`;
}

// -- ground ----------------------------------------------------------------------------------------------------------

function hills(luck: Luck): (x: number) => number {
  const [base, rise, wave, phase] = [luck(122, 127), luck(5, 13), luck(2, 4.5), luck(0, 6)];
  return (x) => base - rise * Math.exp(-(((x - MIDDLE) / 120) ** 2)) - wave * Math.sin(x / 47 + phase);
}

const points = (height: (x: number) => number): [number, number][] => Array.from({ length: 45 }, (_, n) => [n * 10, height(n * 10)]);

// Strokes that follow the hill, the lower the longer.
function contours(luck: Luck, height: (x: number) => number): string {
  let line = '';
  for (let depth = 3; depth < 30; depth += 3.2)
    for (let x = luck(0, 30); x < WIDTH; x += luck(16, 40)) {
      const end = Math.min(WIDTH, x + luck(8, 14 + depth));
      line += `M${at(x, height(x) + depth)}Q${at((x + end) / 2, height((x + end) / 2) + depth - 0.6)} ${at(end, height(end) + depth)}`;
    }
  return line;
}

function tuft(luck: Luck, height: (x: number) => number): string {
  const x = luck(LEFT, RIGHT);
  const y = height(x) + luck(0, 16);
  return [-1.6, 0.2, 1.9].map((lean) => `M${at(x, y)}q${at(lean * 0.3, -3)} ${at(lean * 1.3, -luck(4, 7))}`).join('');
}

// What stands at the edges.
function scenery(luck: Luck, x: number, height: (x: number) => number): Vignette['scenery'][number] {
  const drawn = { fine: '', bold: '', solid: '' };
  oneOf(luck, [bareTree, bareTree, graves, railing, pines])(luck, x, height, drawn);
  return drawn;
}
type Drawn = { fine: string; bold: string; solid: string };

function bareTree(luck: Luck, x: number, height: (x: number) => number, drawn: Drawn): void {
  const grow = (from: [number, number], angle: number, length: number, left: number): void => {
    const bend = angle + luck(-0.25, 0.25);
    const to: [number, number] = [from[0] + Math.sin(bend) * length, from[1] - Math.cos(bend) * length];
    const stroke = `M${at(...from)}Q${at((from[0] + to[0]) / 2 + luck(-3, 3), (from[1] + to[1]) / 2)} ${at(...to)}`;
    if (left > 4) drawn.bold += stroke;
    else drawn.fine += stroke;
    if (left > 1) for (const turn of [-1, 1]) grow(to, bend + turn * luck(0.25, 0.75), length * luck(0.6, 0.82), left - 1);
  };
  grow([x, height(x) + 4], luck(-0.2, 0.2), luck(24, 31), 6);
}

function graves(luck: Luck, x: number, height: (x: number) => number, drawn: Drawn): void {
  for (const aside of [-17, 2, 20]) {
    const [foot, tall, lean] = [x + aside + luck(-3, 3), luck(13, 24), luck(-2.5, 2.5)];
    const y = height(foot) + 3;
    if (luck(0, 1) < 0.4) {
      drawn.bold += `M${at(foot, y)}l${at(lean, -tall - 4)}M${at(foot + lean * 0.7 - 5, y - tall * 0.75)}h10`;
    } else {
      drawn.solid += `M${at(foot - 6, y)}l${at(lean, -tall + 6)}q0-6 6-6t6 6l${at(-lean, tall - 6)}z`;
      drawn.fine += [0.35, 0.55].map((part) => `M${at(foot - 3.5 + lean, y - tall * part)}h7`).join('');
    }
  }
}

function railing(luck: Luck, x: number, height: (x: number) => number, drawn: Drawn): void {
  const tall = luck(26, 34);
  for (let n = -4; n <= 4; n++) {
    const [foot, y] = [x + n * 7.5, height(x + n * 7.5) + 3];
    const pillar = n === (x < MIDDLE ? 4 : -4);
    if (pillar) drawn.solid += `M${at(foot - 4, y)}v${short(-tall - 4)}h8v${short(tall + 4)}zM${at(foot - 5.5, y - tall - 4)}h11l-5.5-5z`;
    else drawn.bold += `M${at(foot, y)}v${short(-tall)}l-1.8 0 1.8-5 1.8 5h-1.8`;
  }
  for (const part of [0.25, 0.85]) drawn.fine += `M${at(x - 32, height(x - 32) + 3 - tall * part)}L${at(x + 32, height(x + 32) + 3 - tall * part)}`;
}

function pines(luck: Luck, x: number, height: (x: number) => number, drawn: Drawn): void {
  for (const aside of [-19, 1, 19]) {
    const [foot, tall] = [x + aside + luck(-3, 3), luck(34, 62)];
    const y = height(foot) + 4;
    drawn.bold += `M${at(foot, y)}V${short(y - tall)}`;
    for (let n = 1; n < 8; n++) {
      const [level, wide] = [y - tall + (n * tall) / 9, n * 1.35 + luck(0, 1.5)];
      drawn.bold += `M${at(foot - wide, level + 4)}Q${at(foot - wide / 3, level + 2)} ${at(foot, level - 2)}Q${at(foot + wide / 3, level + 2)} ${at(foot + wide, level + 4)}`;
    }
  }
}

// -- frame -----------------------------------------------------------------------------------------------------------

// Four kinds of corner, each on both lines, with an ornament.
function frame(luck: Luck): Vignette['frame'] {
  const [corner, ornament] = oneOf(luck, [
    [(r: number) => [`a${r} ${r} 0 0 0`, r] as const, (x: number, y: number) => `M${at(x - 2.4, y)}a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0`],
    [(r: number) => ['l', r] as const, (x: number, y: number) => `M${at(x, y - 3)}l3 3-3 3-3-3z`],
    [(r: number) => [`a${r} ${r} 0 0 1`, r] as const, (x: number, y: number) => `M${at(x - 3, y - 3)}q3 1.5 6 0q-1.5 3 0 6q-3-1.5-6 0q1.5-3 0-6`],
    [(r: number) => ['step', r] as const, (x: number, y: number) => `M${at(x, y - 3.4)}l1 2.4 2.4 1-2.4 1-1 2.4-1-2.4-2.4-1 2.4-1z`],
  ] as const);
  const line = (inset: number, r: number): string => {
    const [w, h] = [WIDTH - 2 * inset - 2 * r, HEIGHT - 2 * inset - 2 * r];
    const [kind] = corner(r);
    const turn = (dx: number, dy: number, across: boolean) => (kind === 'step' ? (across ? `v${dy}h${dx}` : `h${dx}v${dy}`) : `${kind} ${dx} ${dy}`);
    return `M${inset + r} ${inset}h${w}${turn(r, r, true)}v${h}${turn(-r, r, false)}h${-w}${turn(-r, -r, true)}v${-h}${turn(r, -r, false)}z`;
  };
  const corners = [[7, 7], [WIDTH - 7, 7], [7, HEIGHT - 7], [WIDTH - 7, HEIGHT - 7]] as const;
  return { outer: line(1.5, 11), inner: line(5, 10), ornaments: corners.map(([x, y]) => ornament(x, y)).join('') };
}

// Where everything lies on the map: a wide one for a table, a tall one for a phone, on which the roads hang down to Town
// and height is distance.

import { ALONG, isNamed, kindOf, numberOf, SPACES } from './figures';

export type Point = readonly [x: number, y: number];

export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Town {
  readonly wide: boolean;
  readonly width: number;
  readonly height: number;
  // How far the wide map is drawn apart, so that it fills its box.
  readonly apart: Point;
  readonly spots: Readonly<Record<string, Spot>>;
  readonly roads: Readonly<Record<string, readonly Point[]>>;
  // Where the way into Town is watched: how many activations are left stands there.
  readonly towers: Readonly<Record<string, Point>>;
  // Where the name of a track is written.
  readonly names: Readonly<Record<string, Point>>;
  readonly cemetery: Spot;
}

const CEMETERY = 'CEM';

// The wide map as it is drawn on.
const WIDE: Point = [792, 664];
// So far it may be drawn apart: beyond that, roads would look like ladders.
const APART = 1.24;

const WIDE_TRACKS: Record<string, Point[]> = {
  F: [[290, 240], [292, 144], [296, 62], [190, 50], [76, 70], [54, 154], [50, 232], [52, 310]],
  M: [[502, 240], [500, 144], [504, 62], [608, 50], [716, 68], [730, 150], [742, 232], [740, 310]],
  H: [[502, 408], [618, 410], [720, 408], [730, 494], [618, 498], [570, 582], [668, 628], [748, 628]],
  S: [[290, 408], [160, 406], [50, 408], [60, 494], [176, 494], [222, 582], [134, 628], [46, 628]],
  T: [[396, 410], [396, 474], [464, 474], [464, 530], [396, 530], [328, 530], [328, 586], [396, 586], [464, 586]],
};
const WIDE_PLACES: Record<string, Point> = {
  TC: [396, 324], B1: [260, 310], B2: [304, 310], B3: [260, 349], B4: [304, 349], O1: [199, 300], O2: [199, 346],
  LAB: [510, 323], CAMP: [396, 238], [CEMETERY]: [612, 323],
};
const WIDE_SIZES: Record<string, Point> = {
  plain: [78, 48], named: [104, 62], village: [104, 62], town: [104, 60], start: [72, 46], catacomb: [62, 48],
  town_center: [132, 104], bed: [40, 35], office: [44, 42], lab: [78, 76], camp: [88, 58], cemetery: [90, 74],
};
const TUNNEL_SIZE: Point = [62, 48];
const TUNNEL_TOWN: Point = [90, 50];
// What stands inside the walls fills them, however far these are drawn apart.
const INSIDE = new Set(['town_center', 'bed', 'lab', 'camp', 'town']);

function wideTown(tunnel: boolean, apart: Point): Town {
  const spots: Record<string, Spot> = {};
  const at = ([x, y]: Point): Point => [round(x * apart[0]), round(y * apart[1])];
  const put = (id: string, where: Point, size: Point) => {
    const [x, y] = at(where);
    const [width, height] = INSIDE.has(kindOf(id)) ? at(size) : size;
    spots[id] = { id, x, y, width, height };
  };
  const tracks = Object.keys(ALONG).filter((track) => tunnel || track !== 'T');
  for (const track of tracks) {
    for (const id of ALONG[track]!) {
      const under = track === 'T' && (kindOf(id) === 'town' ? TUNNEL_TOWN : TUNNEL_SIZE);
      put(id, WIDE_TRACKS[track]![numberOf(id)]!, under || WIDE_SIZES[kindOf(id)]!);
    }
  }
  for (const id of SPACES) if (id in WIDE_PLACES) put(id, WIDE_PLACES[id]!, WIDE_SIZES[kindOf(id)]!);
  const [width, height] = at(WIDE);
  const [x, y] = at(WIDE_PLACES[CEMETERY]!);
  return {
    wide: true,
    width,
    height,
    apart,
    spots,
    roads: roadsThrough(spots, tracks),
    towers: every({ F: [238, 206], M: [554, 206], H: [554, 442], S: [238, 442], ...(tunnel && { T: [346, 442] as Point }) }, at),
    names: every({ F: [148, 208], M: [652, 238], H: [704, 544], S: [82, 544], ...(tunnel && { T: [396, 628] as Point }) }, at),
    cemetery: { id: CEMETERY, x, y, width: 90, height: 74 },
  };
}

const every = (points: Record<string, Point>, change: (point: Point) => Point): Record<string, Point> =>
  Object.fromEntries(Object.entries(points).map(([id, point]) => [id, change(point)]));

const TALL_WIDTH = 390;
const TALL_COLUMNS: Record<string, number>[] = [
  { F: 61.5, M: 154.5, H: 247.5, S: 340.5 },
  { F: 52, M: 126.5, H: 201, S: 275.5, T: 350 },
];
// From the lower edge of the map.
const TALL_PLACES: Record<string, [number, number, number, number]> = {
  B1: [20, 47.5, 28, 29], B2: [50, 47.5, 28, 29], B3: [20, 17, 28, 29], B4: [50, 17, 28, 29],
  O1: [80.5, 47.5, 28, 29], O2: [80.5, 17, 28, 29], TC: [157, 32, 118, 58], LAB: [233, 32, 30, 56], CAMP: [285, 32, 70, 56], [CEMETERY]: [355, 32, 64, 56],
};
const HEAD = 17;
// How much of the height the town itself takes.
const footOf = (height: number): number => (height < 360 ? 62 : 78);
// Between two spaces of a road, one below the other: next to nothing where a finger needs all there is.
const BETWEEN = 1.5;
const [SCARCE, LITTLE] = [30, 0.5];
const HIGHEST = 50;

// `across`: how far its columns are drawn apart, where the box is wide and low.
function tallTown(tunnel: boolean, height: number, across: number): Town {
  const columns = Object.fromEntries(Object.entries(TALL_COLUMNS[Number(tunnel)]!).map(([track, x]) => [track, x * across]));
  const width = (tunnel ? 71 : 90) * across;
  const foot = footOf(height);
  const flat = foot / 68;
  const pitch = (height - HEAD - foot) / (tunnel ? 9 : 8);
  const spots: Record<string, Spot> = {};
  const tracks = Object.keys(columns);
  for (const track of tracks) {
    for (const id of ALONG[track]!) {
      const y = height - foot - (numberOf(id) + 0.5) * pitch;
      spots[id] = { id, x: columns[track]!, y, width: isNamed(id) ? width : width * 0.9, height: Math.min(HIGHEST, pitch - (pitch < SCARCE ? LITTLE : BETWEEN)) };
    }
  }
  const inTown = Object.entries(TALL_PLACES).map(([id, [x, up, wide, high]]) => ({ id, x: x * across, y: height - up * flat, width: wide * across, height: high * flat }));
  for (const spot of inTown) if (spot.id !== CEMETERY) spots[spot.id] = spot;
  return {
    wide: false,
    width: round(TALL_WIDTH * across),
    height,
    apart: [across, 1],
    spots,
    roads: roadsThrough(spots, tracks),
    towers: Object.fromEntries(tracks.map((track) => [track, [columns[track]! + width / 2 - 12, height - foot + 4] as Point])),
    names: Object.fromEntries(tracks.map((track) => [track, [columns[track]!, 13] as Point])),
    cemetery: inTown.find(({ id }) => id === CEMETERY)!,
  };
}

function roadsThrough(spots: Record<string, Spot>, tracks: readonly string[]): Record<string, Point[]> {
  const middle = (id: string): Point => [spots[id]!.x, spots[id]!.y];
  return Object.fromEntries(tracks.map((track) => [track, [...ALONG[track]!, 'TC'].map(middle)]));
}

const UPRIGHT = 1.05;
const [LOWEST, WIDEST] = [290, 1.6];
const drawn = new Map<string, Town>();

// The map that suits a box: `shape` is how many times as high as wide it is.
export function townFor(shape: number, tracks: readonly string[], upright = shape >= UPRIGHT): Town {
  const tunnel = tracks.includes('T');
  const height = !upright ? 0 : Math.round(Math.max(LOWEST, Math.min(640, TALL_WIDTH * shape)) / 10) * 10;
  const across = Math.round(Math.max(1, Math.min(WIDEST, LOWEST / (TALL_WIDTH * shape))) * 20) / 20;
  // In steps, so that a window that is being resized has few maps drawn.
  const by = Math.round(((shape * WIDE[0]) / WIDE[1]) * 50) / 50;
  const apart: Point = by < 1 ? [Math.min(APART, 1 / by), 1] : [1, Math.min(APART, by)];
  const key = `${tunnel} ${height ? [height, across] : apart}`;
  const town = drawn.get(key) ?? (height ? tallTown(tunnel, height, across) : wideTown(tunnel, apart));
  drawn.set(key, town);
  return town;
}

// What a level does not have stays shut: roofs stand there.
export function closed(id: string, level: string, beds: readonly string[]): boolean {
  if (kindOf(id) === 'bed') return level === 'basic' || !beds.includes(id);
  if (kindOf(id) === 'camp') return level === 'basic' || level === 'I';
  return ['office', 'lab'].includes(kindOf(id)) && ['basic', 'I', 'II'].includes(level);
}

export interface Roof {
  // The four slopes, that to the north first, each as a closed outline.
  readonly slopes: readonly string[];
  readonly ridge: string;
  readonly chimney: Point;
}

// A hipped roof seen from above: its ridge runs along the longer side.
export function roofOf({ x, y, width, height }: Spot): Roof {
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  const deep = Math.min(width, height) * 0.46;
  const [[fromX, fromY], [toX, toY]]: readonly [Point, Point] = width >= height ? [[left + deep, y], [right - deep, y]] : [[x, top + deep], [x, bottom - deep]];
  const [from, to] = [`${round(fromX)} ${round(fromY)}`, `${round(toX)} ${round(toY)}`];
  const corners = [`${left} ${top}`, `${right} ${top}`, `${right} ${bottom}`, `${left} ${bottom}`] as const;
  const across = width >= height;
  const slopes = [
    `M${corners[0]}L${corners[1]}L${across ? `${to}L${from}` : from}Z`,
    `M${corners[1]}L${corners[2]}L${across ? to : `${to}L${from}`}Z`,
    `M${corners[2]}L${corners[3]}L${across ? `${from}L${to}` : to}Z`,
    `M${corners[3]}L${corners[0]}L${across ? from : `${from}L${to}`}Z`,
  ];
  return { slopes, ridge: `M${from}L${to}`, chimney: [round(toX - deep * 0.5), round(toY - Math.min(12, deep * 0.6))] };
}

// A way through points without corners.
export function curve(points: readonly Point[]): string {
  const [[x, y] = [0, 0]] = points;
  const bends = points.slice(1).map(([toX, toY], n) => {
    const before = points[n - 1] ?? points[n]!;
    const after = points[n + 2] ?? points[n + 1]!;
    const from = points[n]!;
    const [ax, ay] = [from[0] + (toX - before[0]) / 6, from[1] + (toY - before[1]) / 6];
    const [bx, by] = [toX - (after[0] - from[0]) / 6, toY - (after[1] - from[1]) / 6];
    return `C${round(ax)} ${round(ay)} ${round(bx)} ${round(by)} ${toX} ${toY}`;
  });
  return `M${x} ${y}${bends.join('')}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

// Trees, hills and houses of the country around: always the same, and never on a road or a space.
export interface Scenery {
  readonly kind: 'pine' | 'tree' | 'hill' | 'house' | 'field';
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function scenery(town: Town): Scenery[] {
  const roll = dice(7);
  const busy = Object.values(town.spots);
  const ways = Object.values(town.roads).flatMap(between);
  const found: Scenery[] = [];
  const tries = town.wide ? 1100 : 700;
  for (let n = 0; n < tries && found.length < (town.wide ? 300 : 170); n++) {
    const x = Math.round(roll() * town.width);
    const y = Math.round(roll() * town.height);
    const kind = growing(town, x, y, roll());
    const room = kind === 'hill' ? 24 : 13;
    if (!kind || inTown(town, x, y) || inLake(town, x, y)) continue;
    if (busy.some((spot) => Math.abs(spot.x - x) < spot.width / 2 + room * 0.7 && y - spot.y > -spot.height / 2 - 3 && y - spot.y < spot.height / 2 + room)) continue;
    if (ways.some(([wx, wy]) => Math.hypot(wx - x, wy - y + 5) < room)) continue;
    if (Object.values(town.names).some(([nx, ny]) => Math.abs(nx - x) < 72 && Math.abs(ny + 2 - y) < 25)) continue;
    if (found.some((other) => Math.hypot(other.x - x, other.y - y) < (kind === 'hill' ? 26 : 12))) continue;
    found.push({ kind, x, y, size: 0.75 + roll() * 0.4 });
  }
  return found.sort((a, b) => a.y - b.y);
}

// Where it lies on the wide map before that is drawn apart.
const undrawn = ({ apart }: Town, x: number, y: number): Point => [x / apart[0], y / apart[1]];

function growing(town: Town, atX: number, atY: number, luck: number): Scenery['kind'] {
  const [x, y] = undrawn(town, atX, atY);
  const [right, low] = town.wide ? [x > WIDE[0] / 2, y > 370] : [x > town.width * 0.75, x > town.width / 2 && x < town.width * 0.75];
  if (!town.wide) return x < town.width / 4 ? (luck < 0.7 ? 'pine' : 'tree') : x < town.width / 2 ? 'hill' : low ? 'field' : 'house';
  if (!low) return right ? (luck < 0.72 ? 'hill' : 'pine') : luck < 0.7 ? 'pine' : 'tree';
  return right ? (luck < 0.5 ? 'field' : 'tree') : luck < 0.62 ? 'house' : 'tree';
}

function inTown(town: Town, atX: number, atY: number): boolean {
  if (!town.wide) return atY > town.height - footOf(town.height) || atY < HEAD;
  const [x, y] = undrawn(town, atX, atY);
  return (x > 168 && x < 670 && y > 196 && y < 456) || (x > 322 && x < 470 && y < 200);
}

function inLake(town: Town, atX: number, atY: number): boolean {
  const [x, y] = undrawn(town, atX, atY);
  return town.wide && Math.abs(x - 396) < 112 && y > 452;
}

function between(points: readonly Point[]): Point[] {
  return points.slice(1).flatMap(([x, y], n) => {
    const [fromX, fromY] = points[n]!;
    return Array.from({ length: 7 }, (_, part): Point => [fromX + ((x - fromX) * part) / 6, fromY + ((y - fromY) * part) / 6]);
  });
}

function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/** What is too long for its space is called by the longest word of its name; of words as long but for a letter, or joined by hyphens, by the last. */
export function inOneWord(name: string): string {
  const parts = name.split(' ').filter((part) => part !== 'Farmingdale');
  const longest = Math.max(...parts.map((part) => part.length));
  return parts.findLast((part) => part.length >= longest - 1)?.split('-').at(-1) ?? name;
}

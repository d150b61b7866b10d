// The Mansion as it is drawn: where each room, door and way lies on the sheet of paper. The facts (what is joined to
// what) are those of the game's map; the drawing is our own, on a grid of 100 × 100 in which every door has a wall.

export const WIDTH = 1000;
export const HEIGHT = 892;

export type Point = readonly [x: number, y: number];
export type Zone = 'red' | 'blue' | 'green';

const LEFT = 20;
const TOP = 16;
const ACROSS = 9.6;
const DOWN = 8.6;

const at = (x: number, y: number): Point => [LEFT + x * ACROSS, TOP + y * DOWN];

type Corners = readonly [x0: number, y0: number, x1: number, y1: number];

const CORNERS: Record<string, Corners> = {
  R1: [0, 28, 34, 54],
  R2: [0, 54, 34, 84],
  R3: [34, 28, 54, 58],
  R4: [34, 58, 54, 72],
  R5: [34, 72, 54, 90],
  B1: [0, 0, 28, 28],
  B2: [28, 0, 54, 28],
  B3: [54, 0, 80, 20],
  B4: [80, 0, 100, 26],
  B5: [54, 20, 80, 66],
  G1: [0, 84, 34, 100],
  G2: [34, 86, 80, 100],
  G3: [80, 68, 100, 100],
  G4: [54, 66, 80, 86],
  G5: [80, 26, 100, 68],
};

const GRAVEYARD: readonly Point[] = [
  [34, 90], [54, 90], [54, 86], [80, 86], [80, 100], [34, 100],
];

export const PLACES = Object.keys(CORNERS);
export const OUTDOORS = new Set(['G1', 'G2', 'G5']);

export interface Room {
  readonly id: string;
  readonly zone: Zone;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly outline: string;
  readonly middle: Point;
  readonly label: Point;
  readonly stand: Point;
  readonly sound: Point;
  readonly notes: Point;
}

const ZONES: Record<string, Zone> = { R: 'red', B: 'blue', G: 'green' };

export const zoneOf = (place: string): Zone => ZONES[place[0] as string] as Zone;
export const placesOf = (zone: string): string[] => PLACES.filter((place) => zoneOf(place) === zone);

// Where people stand in a room: low and in the middle, unless furniture or a narrow shape asks for another spot.
const STANDS: Record<string, Point> = {
  B1: [12.5, 20.8], B2: [41, 21.4], B3: [65, 14.6], B4: [90, 19.4], B5: [67, 56],
  R1: [18, 46.6], R2: [17, 74], R3: [44, 50], R4: [44, 68.4], R5: [45, 85.4],
  G1: [19, 95.2], G2: [57, 95.6], G3: [90, 90], G4: [67, 80.4], G5: [90, 56],
};
const SOUNDS: Record<string, Point> = {
  B1: [15.4, 9.8], B2: [48, 8.4], B3: [73.5, 8], B4: [93, 9.4], B5: [74, 32],
  R1: [27.5, 36], R2: [28, 62.6], R3: [48.8, 37.6], R4: [49.6, 63.6], R5: [49.4, 77.8],
  G1: [30, 90], G2: [75, 91.6], G3: [95, 76], G4: [75, 71.8], G5: [94.6, 36],
};

function room(id: string, [x0, y0, x1, y1]: Corners): Room {
  const [x, y] = at(x0, y0);
  const [right, bottom] = at(x1, y1);
  const corners = id === 'G2' ? GRAVEYARD : ([[x0, y0], [x1, y0], [x1, y1], [x0, y1]] as const);
  const label: Point = id === 'G2' ? at(35.4, 93) : [x + 13, y + 26];
  return {
    id, x, y, label,
    zone: zoneOf(id),
    width: right - x,
    height: bottom - y,
    outline: `M${corners.map(([cx, cy]) => at(cx, cy).map(short).join(' ')).join('L')}Z`,
    middle: [(x + right) / 2, (y + bottom) / 2],
    stand: at(...(STANDS[id] as Point)),
    sound: at(...(SOUNDS[id] as Point)),
    notes: [label[0] + 9, label[1] + 21],
  };
}

const short = (value: number): number => Math.round(value * 10) / 10;

export const ROOMS: Record<string, Room> = Object.fromEntries(
  Object.entries(CORNERS).map(([id, corners]) => [id, room(id, corners)]),
);

export interface Way {
  readonly id: string;
  readonly ends: readonly [string, string];
  readonly middle: Point;
  readonly upright: boolean;
  readonly open: boolean;
  readonly width: number;
}

// Doors stand in upright or level walls, open ways lie across a dotted border: [x, y, whether the wall is upright].
const WAY_SPOTS: Record<string, readonly [number, number, boolean]> = {
  'B1-B2': [28, 15, true], 'B1-R1': [19, 28, false], 'B2-R1': [31, 28, false], 'B2-B3': [54, 10, true],
  'B2-B5': [54, 24, true], 'B3-B4': [80, 11, true], 'B4-G5': [93.5, 26, false], 'B5-R3': [54, 45, true],
  'B5-R4': [54, 62.4, true], 'R1-R2': [22, 54, false], 'R1-R3': [34, 41, true], 'R2-R3': [34, 56, true],
  'R2-R5': [34, 78, true], 'R4-R5': [47.5, 72, false], 'G4-R5': [54, 79, true], 'G3-G4': [80, 77, true],
  'G1-R2': [20, 84, false], 'G1-G2': [34, 95, true], 'G2-G3': [80, 93, true], 'G3-G5': [90, 68, false],
};
const OPEN_WAYS = new Set(['G1-G2', 'G2-G3', 'G3-G5']);
const NARROW = new Set(['R2-R3', 'B2-R1']);

export const WAYS: Record<string, Way> = Object.fromEntries(
  Object.entries(WAY_SPOTS).map(([id, [x, y, upright]]) => [
    id,
    {
      id,
      ends: [id.slice(0, 2), id.slice(3)],
      middle: at(x, y),
      upright,
      open: OPEN_WAYS.has(id),
      width: NARROW.has(id) ? 24 : 32,
    },
  ]),
);
export const DOORS = Object.values(WAYS).filter((way) => !way.open);
export const PASSAGES: readonly (readonly [string, string])[] = [['B1', 'G2'], ['B5', 'G5']];

export const MAIN_EXIT = 'R1';
export const HIDDEN_EXIT = 'G5';
export const RADIO = 'B1';
export const CHESTS = ['R2', 'B4', 'G4'];
export const MYSTIC = 'G2';
export const TOOL = 'G3';

export const neighbours = (place: string): string[] =>
  Object.values(WAYS).flatMap(({ ends: [one, other] }) => (one === place ? [other] : other === place ? [one] : []));

export function wayBetween(one: string, other: string): Way | undefined {
  return WAYS[`${one}-${other}`] ?? WAYS[`${other}-${one}`];
}

// The rooms somebody passes on the shortest way, both ends included; nothing if there is no way but a passage.
export function route(from: string, to: string, shut: readonly string[] = []): string[] {
  const came = new Map<string, string>([[from, '']]);
  const edge = [from];
  for (const place of edge) {
    if (place === to) break;
    for (const next of neighbours(place)) {
      const way = wayBetween(place, next) as Way;
      if (!came.has(next) && !shut.includes(way.id)) {
        came.set(next, place);
        edge.push(next);
      }
    }
  }
  if (!came.has(to)) return [];
  const steps = [to];
  while (steps[0] !== from) steps.unshift(came.get(steps[0] as string) as string);
  return steps;
}

// The line somebody walks: through the middle of every door on the way.
export function walkLine(start: Point, end: Point, places: readonly string[]): Point[] {
  const doors = places.slice(1).map((place, n) => (wayBetween(places[n] as string, place) as Way).middle);
  const between = places.slice(1, -1).map((place) => (ROOMS[place] as Room).stand);
  const line: Point[] = [start];
  doors.forEach((door, n) => {
    line.push(door);
    const stop = between[n];
    if (stop) line.push(stop);
  });
  return [...line, end];
}

// The places an area of the rules stands for: a zone, two joined places, one place, or all within one step.
export function placesIn(area: string, killerAt: string): string[] {
  if (area === 'range') return [killerAt, ...neighbours(killerAt)];
  if (area in WAYS) return [...(WAYS[area] as Way).ends];
  return area in ROOMS ? [area] : placesOf(area);
}

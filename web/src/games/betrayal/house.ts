// Where rooms lie on the plan of a floor, and the places behind doors that nobody has opened.

import type { View } from '../types';
import { AHEAD, PRINTED, roomsOf, SIDES, type Floor, type Room, type Side } from './model';

// One room on the plan, in its own steps.
export const CELL = 120;

export interface Unopened {
  readonly key: string;
  readonly room: string;
  readonly side: Side;
  // The middle of the door.
  readonly x: number;
  readonly y: number;
  // Another door leads into the same place.
  readonly shared: boolean;
}

export interface Plan {
  readonly rooms: readonly (readonly [string, Room])[];
  readonly unopened: readonly Unopened[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const LEAST_WIDE = 4.4;
const LEAST_HIGH = 3.6;
// How far an unopened place reaches out of its door, in rooms.
const BEYOND = 0.5;

export const middle = (room: Room): readonly [number, number] => [(room.x + 0.5) * CELL, (room.y + 0.5) * CELL];

export function unopenedOn(view: View, floor: Floor): Unopened[] {
  const doors = Object.entries(roomsOf(view)).flatMap(([name, room]) =>
    room.floor !== floor
      ? []
      : SIDES.filter((side) => room.doors[side] === 'open').map((side) => {
          const [x, y] = middle(room);
          const [dx, dy] = AHEAD[side];
          return { key: `${name}:${side}`, room: name, side, x: x + (dx * CELL) / 2, y: y + (dy * CELL) / 2, into: `${room.x + dx} ${room.y + dy}` };
        }),
  );
  return doors.map(({ into, ...door }) => ({ ...door, shared: doors.filter((other) => other.into === into).length > 1 }));
}

// The rooms of a floor that nobody has found.
export const hiddenOn = (view: View, floor: Floor): string[] => Object.keys(PRINTED).filter((name) => !(name in roomsOf(view)) && PRINTED[name]!.floors.includes(floor));

// A floor with all that is known of it; `more` are cells that must be seen as well, such as that of a tile being laid.
export function planOf(view: View, floor: Floor, more: readonly (readonly [number, number])[] = []): Plan {
  const rooms = Object.entries(roomsOf(view)).filter(([, room]) => room.floor === floor);
  const unopened = unopenedOn(view, floor);
  const cells = [...rooms.map(([, { x, y }]) => [x, y] as const), ...more];
  const ends = unopened.map(({ x, y, side }) => [x / CELL + AHEAD[side][0] * BEYOND, y / CELL + AHEAD[side][1] * BEYOND] as const);
  const left = Math.min(...cells.map(([x]) => x), ...ends.map(([x]) => x));
  const right = Math.max(...cells.map(([x]) => x + 1), ...ends.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y), ...ends.map(([, y]) => y));
  const bottom = Math.max(...cells.map(([, y]) => y + 1), ...ends.map(([, y]) => y));
  if (!cells.length) return { rooms, unopened, x: 0, y: 0, width: LEAST_WIDE * CELL, height: LEAST_HIGH * CELL };
  const width = Math.max(LEAST_WIDE, right - left + 0.16);
  const height = Math.max(LEAST_HIGH, bottom - top + 0.16);
  return {
    rooms, unopened,
    x: ((left + right - width) / 2) * CELL, y: ((top + bottom - height) / 2) * CELL, width: width * CELL, height: height * CELL,
  };
}

export const neighbour = (view: View, name: string, side: Side): string => {
  const room = roomsOf(view)[name];
  if (!room) return '';
  const [dx, dy] = AHEAD[side];
  return Object.entries(roomsOf(view)).find(([, other]) => other.floor === room.floor && other.x === room.x + dx && other.y === room.y + dy)?.[0] ?? '';
};

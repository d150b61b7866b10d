// Who stands where: everybody a view knows of, side by side in their rooms.

import type { View } from '../types';
import { ROOMS, type Point } from './mansion';
import { killerPlace, people, teamOf, type Person } from './people';

export interface Standing {
  readonly key: string;
  readonly place: string;
  readonly spot: Point;
  readonly person: Person | null;
}

const APART = 45;

export function standing(view: View, extra: Record<string, View> | undefined, scale = 1): Standing[] {
  const found: { key: string; place: string; person: Person | null }[] = [];
  const killerAt = killerPlace(view, extra);
  if (killerAt && view.round) found.push({ key: 'killer', place: killerAt, person: null });
  for (const person of people(view, teamOf(view, extra))) {
    const place = whereabouts(view, person);
    if (place && (view.round || person.known)) found.push({ key: person.seat, place, person });
  }
  const crowd = new Map<string, number>();
  for (const { place } of found) crowd.set(place, (crowd.get(place) ?? 0) + 1);
  const seen = new Map<string, number>();
  return found.map((piece) => {
    const n = seen.get(piece.place) ?? 0;
    seen.set(piece.place, n + 1);
    return { ...piece, spot: besides(piece.place, n, crowd.get(piece.place) ?? 1, scale) };
  });
}

// The other side knows only those it has just found.
function whereabouts(view: View, person: Person): string | null {
  if (person.out === 'escaped' || person.out === 'rescued') return null;
  if (person.place) return person.place;
  return view.encounter?.found.includes(person.who) ? view.encounter.place : null;
}

export function besides(place: string, n: number, crowd: number, scale = 1): Point {
  const room = ROOMS[place];
  if (!room) return [0, 0];
  const step = Math.min(APART * scale, (room.width - 30) / Math.max(1, crowd));
  return [room.stand[0] + (n - (crowd - 1) / 2) * step, room.stand[1]];
}

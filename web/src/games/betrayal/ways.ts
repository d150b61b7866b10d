// How one walks to a lit room or door, step by step.

import type { Question, View } from '../types';
import { hiddenOn, neighbour } from './house';
import { explorersOf, placeNow, PRINTED, roomsOf, SIDES } from './model';

// Where one can go is told a moment after the step before it. Nobody walks to where they stand: whoever finds their own room
// in it still has that of the room they have left.
export const reachOf = (view: View): Record<string, number> => (!view.reach || placeNow(view) in view.reach ? {} : view.reach);

// It counts from the beginning of the turn: what has been walked already is not walked again.
export function stepsTo(view: View, room: string): number | undefined {
  const cost = reachOf(view)[room];
  return cost === undefined ? undefined : cost - (view.acting?.used ?? 0);
}

const BOTH_WAYS = new Set(['stairs', 'secret_passage', 'secret_stairs']);

export function joined(view: View, from: string): string[] {
  const room = roomsOf(view)[from];
  if (!room) return [];
  const beside = SIDES.filter((side) => room.doors[side] === 'passage').map((side) => neighbour(view, from, side));
  const linked = (view.links ?? []).flatMap(({ a, b, kind }: { a: string; b: string; kind: string }) =>
    !BOTH_WAYS.has(kind) ? [] : a === from ? [b] : b === from ? [a] : [],
  );
  return [...beside, ...linked].filter(Boolean);
}

// From the room after the own one to the room that was meant; empty if there is no way that needs no roll.
// A room with a barrier is where a walk may end and never where it leads through.
export function way(view: View, to: string): string[] {
  const reach = reachOf(view);
  const from = placeNow(view);
  if (!(to in reach) || to === from) return [];
  const steps = [to];
  for (let at = to; ; ) {
    const before = joinedTo(view, at).filter((room) => room === from || (room in reach && reach[room]! < reach[at]! && !PRINTED[room]?.barrier));
    if (before.includes(from)) return steps;
    const next = before.sort((a, b) => reach[a]! - reach[b]!)[0];
    if (!next) return [];
    steps.unshift(next);
    at = next;
  }
}

const joinedTo = (view: View, to: string): string[] => Object.keys(roomsOf(view)).filter((room) => joined(view, room).includes(to));

// `walk:<room>` and `walk:<room>:<side>` are no answers but several, one after the other: steps, and perhaps a door at their end.
export const isWalk = (option: string): boolean => option.startsWith('walk:');

export function answersOf(option: string, view: View): string[] {
  if (!isWalk(option)) return [option];
  const [, to = '', side] = option.split(':');
  return [...way(view, to).map((room) => `go:${room}`), ...(side ? [`open:${side}`] : [])];
}

const offers = (question: Question | null, option: string, view: View): boolean => {
  const [first] = answersOf(option, view);
  return first !== undefined && question !== null && question.options.includes(first);
};

// Monsters discover nothing, nor does whom a haunt keeps from it, and behind the doors of a floor that is all found lies nothing.
function discovers(view: View, from: string): boolean {
  return view.discovers !== false && view.acting.who in explorersOf(view) && hiddenOn(view, roomsOf(view)[from]!.floor).length > 0;
}

// What a touch on a room means, or on an unopened door of it, if one can get there.
export function towards(view: View, question: Question | null, to: string): string | null {
  if (question?.options.includes(`go:${to}`)) return `go:${to}`;
  const option = `walk:${to}`;
  return offers(question, option, view) ? option : null;
}

export function throughDoor(view: View, question: Question | null, room: string, side: string): string | null {
  if (room === placeNow(view)) return question?.options.includes(`open:${side}`) ? `open:${side}` : null;
  const steps = stepsTo(view, room);
  const option = `walk:${room}:${side}`;
  if (steps === undefined || PRINTED[room]?.barrier || !discovers(view, room) || steps + 1 > (view.acting?.left ?? 0)) return null;
  return offers(question, option, view) ? option : null;
}

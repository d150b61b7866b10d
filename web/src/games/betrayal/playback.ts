// What the house looks like while a turn is told: each event changes what lay there before it, until the view has come.

import type { GameEvent, View } from '../types';
import { AHEAD, PRINTED, roomsOf, SIDES, turned, type Room, type Side } from './model';

type Args = Record<string, any>;

function changed(view: View, name: string, change: Record<string, unknown>): View {
  const heap = view.explorers?.[name] ? 'explorers' : view.monsters?.[name] ? 'monsters' : null;
  return heap ? { ...view, [heap]: { ...view[heap], [name]: { ...view[heap][name], ...change } } } : view;
}

// A room that has just been found: its doors lead on where the room beside it has one too.
function found(view: View, { room, floor, x, y, turn = 0 }: Args): View {
  if (!room || x === undefined) return view;
  const before = roomsOf(view)[room];
  const laid: Room = { floor, x, y, turn, tokens: before?.tokens ?? [], pile: before?.pile ?? [], doors: {}, windows: {} };
  const { [room]: _, ...rooms }: Record<string, Room> = roomsOf(view);
  const doors: Partial<Record<Side, 'passage' | 'open' | 'false'>> = {};
  for (const side of SIDES) {
    const [dx, dy] = AHEAD[side];
    const back = SIDES[(SIDES.indexOf(side) + 2) % 4]!;
    const own = [...(PRINTED[room]?.doors ?? '')].some((each) => turned(each, turn) === side);
    const [name, other] = Object.entries(rooms).find(([, each]) => each.floor === floor && each.x === x + dx && each.y === y + dy) ?? [];
    if (!name || !other) {
      if (own) doors[side] = 'open';
      continue;
    }
    const theirs = other.doors[back] !== undefined;
    if (own) doors[side] = theirs ? 'passage' : 'false';
    if (theirs) rooms[name] = { ...other, doors: { ...other.doors, [back]: own ? 'passage' : 'false' } };
  }
  return { ...view, rooms: { ...rooms, [room]: { ...laid, doors } } };
}

const CHANGES: Record<string, (view: View, args: Args) => View> = {
  turn: (view, { who }) => ({ ...view, turn: who in (view.explorers ?? {}) ? view.explorers[who].seat : who }),
  moved: (view, { who, to }) => changed(view, who, { place: to, part: '' }),
  slid: (view, { who, to }) => changed(view, who, { place: to, part: '' }),
  crossed: (view, { who, part }) => changed(view, who, { part }),
  laid: found,
  'room-moved': found,
  trait: (view, { who, trait, to, value }) => {
    const one = view.explorers?.[who];
    return one ? changed(view, who, { steps: { ...one.steps, [trait]: to }, values: { ...one.values, [trait]: value ?? one.tracks[trait]?.[to] ?? 0 } }) : view;
  },
  died: (view, { who }) => changed(view, who, { alive: false }),
  stunned: (view, { monster }) => changed(view, monster, { stunned: true }),
  gone: (view, { monster }) => {
    const { [monster]: _, ...others } = view.monsters ?? {};
    return { ...view, monsters: others };
  },
};

export function after(view: View, events: readonly GameEvent[]): View {
  return events.reduce((sofar, { kind, args }) => CHANGES[kind]?.(sofar, args) ?? sofar, view);
}

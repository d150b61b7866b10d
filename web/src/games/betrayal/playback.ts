// What the house looks like while a turn is told: each event changes what lay there before it, until the view has come.

import type { GameEvent, View } from '../types';
import { AHEAD, figureOf, PRINTED, roomsOf, SIDES, turned, type Room, type Side } from './model';

type Args = Record<string, any>;

function changed(view: View, name: string, change: Record<string, unknown>): View {
  const heap = view.explorers?.[name] ? 'explorers' : view.monsters?.[name] ? 'monsters' : null;
  return heap ? { ...view, [heap]: { ...view[heap], [name]: { ...view[heap][name], ...change } } } : view;
}

const beside = (rooms: Record<string, Room>, { floor, x, y }: Pick<Room, 'floor' | 'x' | 'y'>, side: Side) =>
  Object.entries(rooms).find(([, each]) => each.floor === floor && each.x === x + AHEAD[side][0] && each.y === y + AHEAD[side][1]);

const opposite = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % 4]!;

// A room that is taken up leaves open doors behind.
function takenUp(rooms: Record<string, Room>, room: string): Record<string, Room> {
  const { [room]: gone, ...others } = rooms;
  for (const side of gone ? SIDES : []) {
    const [name, other] = beside(others, gone!, side) ?? [];
    const door = other?.doors[opposite(side)];
    if (name && other && door && door !== 'locked') others[name] = { ...other, doors: { ...other.doors, [opposite(side)]: 'open' } };
  }
  return others;
}

// A room that has just been found: its doors lead on where the room beside it has one too.
function found(view: View, { room, floor, x, y, turn = 0 }: Args): View {
  if (!room || x === undefined) return view;
  const before = roomsOf(view)[room];
  const laid: Room = { floor, x, y, turn, tokens: before?.tokens ?? [], pile: before?.pile ?? [], doors: {}, windows: {} };
  const rooms = takenUp(roomsOf(view), room);
  const doors: Partial<Record<Side, 'passage' | 'open' | 'false'>> = {};
  for (const side of SIDES) {
    const back = opposite(side);
    const own = [...(PRINTED[room]?.doors ?? '')].some((each) => turned(each, turn) === side);
    const [name, other] = beside(rooms, laid, side) ?? [];
    if (!name || !other) {
      if (own) doors[side] = 'open';
      continue;
    }
    const theirs = other.doors[back];
    const leads = theirs !== undefined && theirs !== 'locked';
    if (own) doors[side] = leads ? 'passage' : 'false';
    if (leads) rooms[name] = { ...other, doors: { ...other.doors, [back]: own ? 'passage' : 'false' } };
  }
  return { ...view, rooms: { ...rooms, [room]: { ...laid, doors } } };
}

// Cards somebody has from now on, or no longer has.
function gained(view: View, who: string, card: string): View {
  const heap = view.explorers?.[who] ? 'cards' : 'carried';
  const one = view.explorers?.[who] ?? view.monsters?.[who];
  return one && card ? changed(view, who, { [heap]: [...one[heap], card] }) : view;
}

function lost(view: View, who: string, card: string): View {
  const heap = view.explorers?.[who] ? 'cards' : 'carried';
  const one = view.explorers?.[who] ?? view.monsters?.[who];
  return one?.[heap].includes(card) ? changed(view, who, { [heap]: one[heap].filter((each: string) => each !== card) }) : view;
}

const handed = (view: View, from: string, to: string, card: string): View => (card ? gained(lost(view, from, card), to, card) : view);

function lies(view: View, room: string, heap: 'pile' | 'tokens', change: (those: readonly string[]) => readonly string[]): View {
  const there = roomsOf(view)[room];
  return there ? { ...view, rooms: { ...roomsOf(view), [room]: { ...there, [heap]: change(there[heap]) } } } : view;
}

// A card that lies on one side of a barrier, or no longer does.
function halved(view: View, room: string, card: string, part: string): View {
  const there = roomsOf(view)[room];
  if (!there || !(part || card in (there.halves ?? {}))) return view;
  const { [card]: _, ...others } = there.halves ?? {};
  return { ...view, rooms: { ...roomsOf(view), [room]: { ...there, halves: part ? { ...others, [card]: part } : others } } };
}

const without = (those: readonly string[], one: string): string[] => {
  const at = those.indexOf(one);
  return those.filter((_, n) => n !== at);
};

const laidDown = (view: View, { who, cards, room }: Args): View =>
  (cards as string[]).reduce((sofar, card) => {
    const part = figureOf(view, who)?.place === room ? figureOf(view, who)!.part : '';
    return halved(lies(lost(sofar, who, card), room, 'pile', (pile) => [...pile, card]), room, card, part);
  }, view);

function drawn(view: View, { who, card, pile }: Args): View {
  if (pile === 'event') return view;
  return gained(pile === 'omen' ? { ...view, omens: view.omens + 1 } : view, who, card);
}

const CHANGES: Record<string, (view: View, args: Args) => View> = {
  turn: (view, { who, round = view.round }) => ({ ...view, round, turn: who in (view.explorers ?? {}) ? view.explorers[who].seat : who }),
  moved: (view, { who, to }) => changed(view, who, { place: to, part: '' }),
  slid: (view, { who, to }) => changed(view, who, { place: to, part: '' }),
  crossed: (view, { who, part }) => changed(view, who, { part }),
  laid: found,
  'room-moved': found,
  trait: (view, { who, trait, to, value }) => {
    const one = view.explorers?.[who];
    return one ? changed(view, who, { steps: { ...one.steps, [trait]: to }, values: { ...one.values, [trait]: value ?? one.tracks[trait]?.[to] ?? 0 } }) : view;
  },
  drew: drawn,
  discarded: (view, { who, card }) => lost(view, who, card),
  dropped: laidDown,
  'left-behind': laidDown,
  'picked-up': (view, { who, card, room }) => halved(lies(gained(view, who, card), room, 'pile', (pile) => without(pile, card)), room, card, ''),
  traded: (view, { who, whom, card, wanted }) => handed(handed(view, who, whom, card), whom, who, wanted),
  stole: (view, { who, whom, card }) => handed(view, whom, who, card),
  token: (view, { token, room }) => lies(view, room, 'tokens', (tokens) => [...tokens, token]),
  'token-gone': (view, { token, room }) => lies(view, room, 'tokens', (tokens) => without(tokens, token)),
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

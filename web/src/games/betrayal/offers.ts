// What an answer touches: a room, an unopened door, somebody, or a card on the sheet.

import type { Ending, Question, View } from '../types';
import { unopenedOn } from './house';
import { explorersOf, figureOf, FLOORS, isFoe, KINDS, monstersOf, placeNow, PRINTED, roomsOf, SIDES, type Floor, type Side } from './model';
import { hopeless } from './odds';
import { reachOf, throughDoor, towards } from './ways';

export interface Touch {
  readonly verb: string;
  readonly room: string;
  // `<room>:<side>` of a door that leads nowhere yet.
  readonly door: string;
  readonly figure: string;
  readonly card: string;
}

const NOTHING = { room: '', door: '', figure: '', card: '' };
const OF_CARDS = new Set(['use', 'offer', 'want', 'exchange', 'drop', 'take', 'card', 'give', 'steal', 'discard', 'keep', 'lose', 'pick']);
const HERE = new Set(['cross', 'room', 'task']);

export function touched(option: string, view: View): Touch {
  const [verb = '', ...rest] = option.split(':');
  const last = rest.at(-1) ?? '';
  const isSide = SIDES.includes(last as Side);
  if (verb === 'open' && isSide) return { verb, ...NOTHING, door: `${placeNow(view)}:${last}` };
  if (verb === 'door' && isSide) return { verb, ...NOTHING, door: `${rest[0]}:${last}` };
  const card = OF_CARDS.has(verb) ? (rest.find((part) => part in KINDS) ?? rest[0] ?? '') : '';
  const figure = rest.find((part) => part in explorersOf(view) || part in monstersOf(view)) ?? '';
  const named = rest.find((part) => part in roomsOf(view)) ?? '';
  // What lies in the room is taken there; what is in the hand lies on the sheet.
  const here = !figure && !named && (HERE.has(verb) || verb === 'take') ? placeNow(view) : '';
  return { verb, ...NOTHING, card, figure, room: figure ? '' : named || here };
}

export interface Target {
  readonly key: string;
  readonly kind: 'room' | 'door' | 'figure';
  readonly id: string;
  readonly options: readonly string[];
}

// Everything on the plan that answers the question with one touch: a lit room may be several steps away.
export function targets(question: Question | null, view: View): Map<string, Target> {
  const found = new Map<string, { key: string; kind: Target['kind']; id: string; options: string[] }>();
  const add = (kind: Target['kind'], id: string, option: string) => {
    const key = `${kind} ${id}`;
    const target = found.get(key) ?? { key, kind, id, options: [] };
    found.set(key, target);
    if (!target.options.includes(option)) target.options.push(option);
  };
  for (const option of question?.options ?? []) {
    const { room, door, figure, card, verb } = touched(option, view);
    if (figure && !(card && verb !== 'use')) add('figure', figure, option);
    else if (door) add('door', door, option);
    else if (room) add('room', room, option);
  }
  if (!question?.options.some((option) => option.startsWith('go:'))) return found;
  for (const room of Object.keys(reachOf(view))) {
    const option = towards(view, question, room);
    if (option) add('room', room, option);
  }
  for (const { room, side, key } of FLOORS.flatMap((floor) => unopenedOn(view, floor))) {
    const option = throughDoor(view, question, room, side);
    if (option) add('door', key, option);
  }
  return found;
}

// What a question is about: cards that change hands, the card or room that has brought somebody to it, or what is put back.
export const askedAbout = (question: Question | null, view: View): string[] =>
  [...new Set([question?.args.card, question?.args.wanted, question?.args.why, ...putBack(question, view)])].filter((each) => each in KINDS || each in PRINTED);

const putBack = (question: Question | null, view: View): string[] =>
  (question?.prompt === 'reorder-pile' && view.seen?.[`${question.seat}:${question.args.pile}`]?.toReversed()) || [];

// The floor that must be seen to answer: one of those where something may be touched, the one in sight if it is among them.
export function floorAsked(question: Question | null, open: Iterable<Target>, inSight: Floor | undefined, view: View): Floor | null {
  const places = [...open].map(({ id }) => figureOf(view, id)?.place ?? id.split(':')[0]!);
  const floors = [String(question?.args.room ?? ''), ...places].flatMap((place) => roomsOf(view)[place]?.floor ?? []);
  return floors.find((floor) => floor === inSight) ?? floors[0] ?? null;
}

export const under = (question: Question | null, view: View, card: string): string[] =>
  (question?.options ?? []).filter((option) => touched(option, view).card === card && !option.startsWith('take:'));

// Where a touch on a room leads if several answers lie there: going is what is meant.
export function going(target: Target): string | null {
  const goes = target.options.filter((option) => option.startsWith('go:') || option.startsWith('walk:'));
  return goes.length === 1 ? goes[0]! : null;
}

const ON_BOARD = new Set(['go', 'open', 'cross', 'turn', 'door', 'attack', 'move', 'free']);
export const onBoard = (option: string): boolean => ON_BOARD.has(option.split(':')[0]!);

const ENDS = new Set(['end', 'back', 'go-on', 'next', 'decline', 'no', 'pass']);
const ORDER = ['task', 'attack', 'card', 'use', 'room', 'cross', 'take', 'free', 'hunt', 'open', 'go', 'places', 'reveal', 'offer', 'want', 'exchange', 'trade', 'drop', 'propose-draw'];

// One deed for which many rooms may be chosen: they glow on the plan, and in words they would bury all else.
export function anywhere(option: string, among: readonly string[]): boolean {
  const [verb, deed, room = ''] = option.split(':');
  return verb === 'task' && room in PRINTED && among.filter((each) => each.startsWith(`task:${deed}:`)).length > 1;
}

// In the list what spares many answers comes first, then deeds, then steps, then what is seldom meant; what ends something last.
export function rank(option: string, among: readonly string[]): number {
  const verb = anywhere(option, among) ? 'places' : SHOWING.test(option) ? 'reveal' : option.split(':')[0]!;
  if (ENDS.has(verb)) return ORDER.length + 1;
  const place = ORDER.indexOf(verb);
  return option === 'hunt-all' ? -2 : option === 'in-order' ? -1 : place < 0 ? 0 : place + 1;
}

const GROUPS: Record<string, string> = { go: 'steps', hunt: 'steps', open: 'steps', cross: 'steps', offer: 'give', want: 'ask', exchange: 'swap', trade: 'cards', drop: 'cards', take: 'cards', use: 'cards', attack: 'fights', 'propose-draw': 'end' };
export function group(option: string, among: readonly string[]): string {
  const verb = option.split(':')[0]!;
  if (anywhere(option, among)) return 'places';
  return GROUPS[verb] ?? (ENDS.has(verb) ? 'end' : 'deeds');
}

const SHOWING = /^task:\w+-reveal$/;
const SELDOM = new RegExp(`^(drop:|trade:|propose-draw$)|${SHOWING.source}`);
const seldom = (option: string, view: View | null): boolean => SELDOM.test(option) || (view !== null && hopeless(option, view));
// What ends a turn, or that of a monster, stands apart and has no digit.
export const ends = (option: string): Ending | null => (option === 'end' || option === 'next' ? { left: '', sure: '' } : null);

// What cannot succeed is not lit. Where nothing else is left to do, to end the turn is what is meant.
export const unlit = (option: string, { options }: Question, view: View | null): boolean =>
  ends(option) ? options.some((each) => each !== option && !seldom(each, view)) : seldom(option, view) && options.some((each) => !seldom(each, view));

// What people look for in their turn, whether it is open to them or not.
export function expected(view: View, question: Question): string[] {
  if (!question.options.includes('end')) return [];
  const place = placeNow(view);
  const who = view.acting?.who ?? '';
  const held = explorersOf(view)[who]?.cards ?? [];
  const others = [...Object.keys(explorersOf(view)), ...Object.keys(monstersOf(view))].filter((name) => name !== who && figureOf(view, name)?.place === place);
  return [
    ...SIDES.filter((side) => roomsOf(view)[place]?.doors[side] === 'open').map((side) => `open:${side}`),
    ...others.filter((name) => view.phase === 'haunt' || isFoe(view, name)).map((name) => `attack:${name}`),
    ...held.map((card) => `use:${card}`),
  ];
}

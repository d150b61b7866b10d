// What things are called and what they do, in words.

import type { View, Words } from '../types';
import { kindOf, numberOf } from './look';
import { explorerOf, explorersOf, leads, PRINTED, type Room } from './model';
import { sideOf } from './standing';
import { isWalk, stepsTo } from './ways';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// Monsters of a kind are told apart by their numbers.
export function called(name: string, words: Words): string {
  const number = numberOf(name);
  return number && !words.has(`name-${name}`) ? `${words.name(kindOf(name))} ${number}` : words.name(name);
}

// Explorers go by one name where there is little room.
export function shortName(name: string, words: Words): string {
  const full = called(name, words);
  return words.has(`be-short-${name}`) ? words.say(`be-short-${name}`) : full.split(' ')[0]!;
}

// Where somebody is, or what became of them: whoever has no place is out of the house, or seen by nobody.
export function whereabouts(one: { alive: boolean; place: string; marks: readonly string[] }, words: Words): string {
  if (!one.alive) return words.say('be-dead');
  if (one.place) return words.name(one.place);
  return words.say(one.marks.includes('out') ? 'be-out' : 'be-unseen');
}

// What lies in a room: in one with a barrier on which side of it.
export function inside(room: Room, name: string, words: Words): string[] {
  return [...room.tokens, ...room.pile].map((thing) => {
    const side = sideOf(room, name, room.halves?.[thing] ?? '');
    return side ? words.say('be-on-side', { what: words.name(thing), side }) : words.name(thing);
  });
}

// What becomes of somebody's aim when they are dead: sides with books of their own win with their dead.
export function fate(view: View, words: Words): string {
  const own = explorerOf(view, view.you);
  const side = view.books?.some((book: string) => /\/(heroes|traitor)$/.test(book)) ? explorersOf(view)[own]?.role : '';
  const how = side !== 'traitor' ? side : own !== view.traitor ? '' : leads(view, view.you) ? 'leads' : side;
  return words.say('be-fallen', { how: how || 'alone' });
}

// What is the matter with somebody, as far as there are words for it: a mark, or one that names a room.
export function marksOf(marks: readonly string[], words: Words): string[] {
  return marks.flatMap((mark) => {
    const [kind = '', room = ''] = mark.split(':');
    if (words.has(`mark-${kind}`)) return words.say(`mark-${kind}`, { room: words.name(room) });
    return words.has(`name-${mark}`) ? words.name(mark) : [];
  });
}

// What is the matter with an explorer, and the number on their collar where they wear one.
export function badges(name: string, view: View, words: Words): string[] {
  const worn = view.modules?.[view.haunt_name]?.collars?.[name];
  return marksOf([...explorersOf(view)[name]!.marks, ...(worn ? [`collar:${worn}`] : [])], words);
}

export function textOf(id: string, words: Words): string {
  const message = [`card-${id}-text`, `room-${id}-text`, `token-${id}-text`, `token-${kindOf(id)}-text`, `monster-${kindOf(id)}-text`, `explorer-${id}-text`].find((each) => words.has(each));
  return message ? words.say(message) : '';
}

// The words of a room tell what is done there: one that is chosen from elsewhere is only named. Cards that are put back
// on a pile have numbers, the topmost first: whoever has seen them is told their names.
export function meant(option: string, view: View, seat: string): string {
  const [verb, room = '', ...rest] = option.split(':');
  if (verb === 'order') {
    const order = [room, ...rest];
    const [seen, other] = Object.values<string[]>(view.seen ?? {}).filter(({ length }) => length >= order.length);
    return seen && !other ? ['order', ...order.map((number) => seen.at(-number))].join(':') : option;
  }
  return verb === 'room' && room in PRINTED && room !== explorersOf(view)[explorerOf(view, seat)]?.place ? `there:${room}` : option;
}

export function wordsOf(option: string, view: View, words: Words): string {
  if (!isWalk(option)) return words.option(meant(option, view, view.you));
  const [, room = '', side] = option.split(':');
  return words.say(side ? 'be-walk-open' : 'be-walk', { room: words.name(room), steps: stepsTo(view, room) ?? 0 });
}

export interface Task {
  readonly id: string;
  readonly have: number;
  readonly need: number;
}

// What the haunt counts, as far as this seat may know.
export const tasksOf = (view: View): Task[] =>
  Object.entries<[number, number]>(view.tasks ?? {}).map(([id, [have, need]]) => ({ id, have, need }));

export const taskName = (id: string, words: Words): string => (words.has(`counter-${id}`) ? words.say(`counter-${id}`) : capital(words.name(id)));

export const hauntName = (number: number, words: Words): string => (words.has(`haunt-${number}`) ? words.say(`haunt-${number}`) : words.say('be-haunt', { number }));

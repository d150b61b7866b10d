/** What settings and seats are called. */
import type { Frame, GameEvent, GameUi, Seen, Words } from '../games/types';
import type { Face } from '../parts/portrait';
import type { Chair, Line, Sides } from './protocol';
import type { Seat } from './seat.svelte';

export function settingName(words: Words, name: string): string {
  return words.say(`setting-${name}`);
}

export function settingValue(words: Words, name: string, value: unknown): string {
  const slug = String(value).toLowerCase().replace(/[^\p{L}\p{N}_]+/gu, '-');
  const message = `setting-${name}-${slug}`;
  if (words.has(message)) return words.say(message);
  // A number of something that has a title: `haunt-12`.
  const title = `${titlesOf(words, name)}-${slug}`;
  return words.has(title) ? `${value} · ${words.say(title)}` : words.name(String(value));
}

/** Whose titles the numbers of a setting have: its own, or those of another, as `setting-<name>-titles` says. */
export function titlesOf(words: Words, name: string): string {
  return words.has(`setting-${name}-titles`) ? words.say(`setting-${name}-titles`) : name;
}

/** Who sits there: a name, a bot, or nobody yet. */
export function sitter(words: Words, chair: Chair | undefined): string {
  if (chair?.who === 'person') return chair.name;
  if (chair?.who === 'bot') return chair.name ? words.say('sitter-bot-for', { name: chair.name }) : words.say('sitter-bot');
  return words.say('sitter-open');
}

/** What a seat is called at a table: whom it plays, where that is known, or else its own name. */
export function called(words: Words, ui: GameUi, seat: string, view: Seen | null): string {
  return words.name((view && ui.plays?.(seat, view)) || seat);
}

/** How whoever plays a seat is drawn: as whom it plays, where that is known, or else as itself. */
export const faceOf = (ui: GameUi, seat: string, view: Seen | null): Face | null =>
  ui.face?.((view && ui.plays?.(seat, view)) || seat) ?? null;

/** That somebody took a seat over from a bot. */
export function came(words: Words, { ui, view }: Pick<Seat, 'ui' | 'view'>, { seat, came: name }: Line): string {
  return words.say('talk-came', { name, who: ui ? called(words, ui, seat, view) : words.name(seat) });
}

/** Words to somebody: what they did is told to them as such, where the game has a message `event-you-<seat>-<kind>`. */
export function addressed(words: Words, seat: string): Words {
  const event = (told: GameEvent) => {
    const kind = `you-${seat}-${told.kind}`;
    return words.event(words.has(`event-${kind}`) ? { ...told, kind } : told);
  };
  return Object.assign(Object.create(words), { event });
}

/** Whose turn it is: it lies open in the view of games that have turns, and is empty elsewhere. */
export function turnOf(words: Words, ui: GameUi, view: Seen | null): string {
  const turn = view?.turn;
  // A phase may be called what something else is called, too: it is nobody's turn then.
  const phase = turn === view?.phase && words.has(`turn-${turn}`);
  return turn && !phase && words.has(`name-${turn}`) ? called(words, ui, turn, view) : '';
}

/** What is going on while it is nobody's turn: an encounter, say. */
export function meanwhile(words: Words, view: Frame | null): string {
  const turn = view?.turn;
  return turn && words.has(`turn-${turn}`) ? words.say(`turn-${turn}`) : '';
}

/** The seats of a seat's own side, as far as everybody can tell: itself alone where it is on none. */
export const teamOf = (seat: string, sides: Sides): string[] => Object.values(sides).find((those) => those.includes(seat)) ?? [seat];

/** Whether the dice an event tells of are still rolling: until they rest, its words wait too. */
export const stillRolls = (seat: Pick<Seat, 'events' | 'ui'>, event: GameEvent): boolean =>
  'dice' in event.args && seat.ui?.suspense !== undefined && seat.events.includes(event) && seat.ui.suspense(event);

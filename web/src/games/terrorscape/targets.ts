// Where on the table an answer lies. An option says what it acts on (`move:B5`, `use:whiskey:R3`, `card:sense`); here
// each finds the things a person can touch instead of reading a list: rooms, ways, zones, people, cards, items.

import type { View } from '../types';
import { neighbours, RADIO, ROOMS, WAYS } from './mansion';

const ZONES = new Set(['red', 'blue', 'green']);
const PEOPLE = new Set(['anna', 'johnson', 'marco', 'sophia', 'william']);

export interface Touch {
  readonly places: readonly string[];
  readonly way: string | null;
  readonly zone: string | null;
  readonly person: string | null;
  readonly card: string | null;
  readonly items: readonly string[];
  readonly trait: string | null;
  readonly plan: string | null;
}

const NOTHING: Touch = {
  places: [], way: null, zone: null, person: null, card: null, items: [], trait: null, plan: null,
};

const HERE = new Set(['search', 'calm', 'stay', 'stop']);
const CARD_VERBS = new Set(['card', 'discard']);
const ITEM_VERBS = new Set(['use', 'drop', 'give', 'ask', 'keep', 'discard', 'item', 'equip']);

// What an answer touches. `here` is where whoever answers stands: searching and calming down happen there.
export function touched(option: string, here: string | null = null): Touch {
  const [verb = '', ...rest] = option.split(':');
  const touch = { ...NOTHING, items: [] as string[] };
  if (HERE.has(verb) && rest.length === 0) return { ...touch, places: here ? [here] : [] };
  if (verb === 'step') return { ...touch, places: here ? neighbours(here) : [] };
  if (verb === 'repair' || option === 'use:toolbox') {
    return { ...touch, places: [RADIO], items: verb === 'use' ? ['toolbox'] : [] };
  }
  if (verb === 'traits') return touch;
  const found = rest.reduce<Touch>((sum, part) => ({ ...sum, ...thing(part) }), touch);
  if (CARD_VERBS.has(verb) && rest.length === 1) return { ...found, card: rest[0] as string, items: rest };
  if (verb === 'swap' || verb === 'take') return { ...found, items: rest.filter((part) => !PEOPLE.has(part)) };
  if (verb === 'amulet') return { ...found, items: ['amulet'] };
  if (verb === 'throw') return { ...found, items: ['whiskey'] };
  if (ITEM_VERBS.has(verb)) return { ...found, items: rest.slice(0, 1) };
  if (verb === 'trait') return { ...found, trait: rest[0] ?? null };
  if (verb === 'plan' || verb === 'advance') return { ...found, plan: rest[0] ?? null };
  return found;
}

function thing(part: string): Partial<Touch> {
  if (part in ROOMS) return { places: [part] };
  if (part in WAYS) return { way: part };
  if (ZONES.has(part)) return { zone: part };
  return PEOPLE.has(part) ? { person: part } : {};
}

export type Kind = 'room' | 'way' | 'zone' | 'person';

export interface Target {
  readonly key: string;
  readonly kind: Kind;
  readonly id: string;
  readonly options: readonly string[];
}

// What lies on the board itself. Cards, items, traits and plans lie on the sheet.
export function onBoard(option: string): boolean {
  const touch = touched(option, 'R1');
  return Boolean(touch.places.length || touch.way || touch.zone || touch.person);
}

// Everything on the board that can be touched now, and the answers each thing stands for.
export function targets(options: readonly string[], here: string | null): Target[] {
  const found = new Map<string, { kind: Kind; id: string; options: string[] }>();
  const add = (kind: Kind, id: string, option: string) => {
    const key = `${kind} ${id}`;
    const target = found.get(key) ?? { kind, id, options: [] };
    found.set(key, target);
    target.options.push(option);
  };
  for (const option of options) {
    const touch = touched(option, here);
    for (const place of touch.places) add('room', place, option);
    if (touch.way) add('way', touch.way, option);
    if (touch.zone) add('zone', touch.zone, option);
    if (touch.person) add('person', touch.person, option);
  }
  // Where one stands, whatever can be done comes before waiting, and before going out and in again.
  const idle = (option: string): number => (option === 'calm' ? 1 : here !== null && destination(option) === here ? 2 : 0);
  return [...found].map(([key, target]) => ({ key, ...target, options: target.options.sort((a, b) => idle(a) - idle(b)) }));
}

// Where whoever is asked stands, if the view says so.
export function placeOf(view: View, seat: string): string | null {
  if (seat === 'killer') return view.killer_at ?? view.killer?.place ?? null;
  const own = view.team?.find((survivor: View) => survivor.seat === seat);
  return own?.place ?? null;
}

// Who would be somewhere else after this answer, and where: shown as a ghost before anybody commits to it.
const MOVING = new Set(['move', 'to', 'sprint', 'passage']);
const CARRIED = new Set(['use:adrenaline', 'trait:S01', 'trait:S20', 'plan:P09']);

export function destination(option: string): string | null {
  const parts = option.split(':');
  const place = parts.at(-1) as string;
  if (!(place in ROOMS)) return null;
  return MOVING.has(parts[0] as string) || CARRIED.has(parts.slice(0, 2).join(':')) ? place : null;
}

// Going where one stands already is going out and coming back: it is put into words by another name.
const RETURNS: Record<string, string> = { move: 'return', sprint: 'sprint-return' };

export function meant(option: string, view: View, seat: string): string {
  const [verb = '', place = ''] = option.split(':');
  const back = RETURNS[verb];
  return back && place === placeOf(view, seat) ? `${back}:${place}` : option;
}

// Which answer would be asked for a room that is not lit, so that its refusal can be explained.
export function refusedMove(options: readonly string[], place: string): string | null {
  const verb = ['move', 'to', 'sprint'].find((known) => options.some((option) => option.startsWith(`${known}:`)));
  return verb ? `${verb}:${place}` : null;
}

// A touch on a neighbouring room means "step, and there": the second answer follows when it is asked for.
export function afterStep(options: readonly string[], place: string): string | null {
  const option = `to:${place}`;
  return options.includes(option) ? option : null;
}

// How people and cards look: letters and shapes beside colours, so that nobody needs the colours.

import type { Json, View } from '../types';
import chainsaw from 'icon:chainsaw';
import spectre from 'icon:spectre';
import hooded from 'icon:hooded-assassin';
import unknown from 'icon:hood';

export interface Look {
  readonly letter: string;
  readonly colour: string;
  readonly shape: string;
}

// Outlines in a box from -1 to 1.
const CIRCLE = 'M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z';
const SQUARE = 'M-.86-.86H.86V.86H-.86Z';
const HEXAGON = 'M-.58-.98H.58L1.1 0L.58.98H-.58L-1.1 0Z';
const DIAMOND = 'M0-1.22L1.22 0L0 1.22L-1.22 0Z';
const SHIELD = 'M-.94-.92H.94V.1C.94.72.42 1.08 0 1.24C-.42 1.08-.94.72-.94.1Z';

export const LOOKS: Record<string, Look> = {
  anna: { letter: 'A', colour: '#e7a9b4', shape: CIRCLE },
  johnson: { letter: 'J', colour: '#d8c07e', shape: SQUARE },
  marco: { letter: 'M', colour: '#8fd0bb', shape: HEXAGON },
  sophia: { letter: 'S', colour: '#aebcf0', shape: DIAMOND },
  william: { letter: 'W', colour: '#e5a878', shape: SHIELD },
};
const STRANGER: Look = { letter: '?', colour: '#cbbda4', shape: CIRCLE };

export const lookOf = (who: string): Look => LOOKS[who] ?? STRANGER;

const KILLER_ICONS: Record<string, string> = { butcher: chainsaw, spectre, murderer: hooded };
export const KILLERS: ReadonlySet<string> = new Set(Object.keys(KILLER_ICONS));
export const killerIcon = (who: string): string => KILLER_ICONS[who] ?? unknown;

export interface Person {
  readonly seat: string;
  readonly who: string;
  readonly health: number;
  readonly fear: number;
  readonly out: string;
  readonly heldBy: number;
  readonly place: string | null;
  readonly items: readonly string[];
  readonly limit: number;
  readonly keys: number;
  readonly acted: boolean;
  readonly traits: readonly string[];
  readonly spent: readonly string[];
  readonly known: boolean;
}

// The three Survivors: what everybody knows of them, and, where the view holds it, what only their side knows.
export function people(view: View, team: View[] | undefined = view.team): Person[] {
  return view.survivors.map((open: View): Person => {
    const own = team?.find((survivor) => survivor.seat === open.seat);
    return {
      seat: open.seat,
      who: own?.who || open.who,
      health: open.health,
      fear: open.fear,
      out: open.out,
      heldBy: open.held_by,
      place: own?.place ?? null,
      items: own?.items ?? [],
      limit: own?.limit ?? 3,
      keys: own?.keys ?? 0,
      acted: own?.acted ?? false,
      traits: own?.traits ?? [],
      spent: own?.spent ?? [],
      known: own !== undefined,
    };
  });
}

// The team's own half of the table: in the view itself, or, once all is shown, in another seat's view.
export function teamOf(view: View, extra: Record<string, View> | undefined): View[] | undefined {
  return view.team ?? Object.values(extra ?? {}).find((other) => other.team)?.team;
}

export function killerPlace(view: View, extra: Record<string, View> | undefined): string | null {
  return view.killer_at || view.killer.place || extra?.killer?.killer_at || null;
}

const FIRST_TEAM = ['anna', 'marco', 'william'];

export function cast(seat: string, { killer, team }: Record<string, Json>): string {
  if (seat === 'killer') return String(killer ?? '');
  return team === 'first' ? (FIRST_TEAM[Number(seat.at(-1)) - 1] ?? '') : '';
}

export const killerName = (view: View): string => view.killer.who || view.character || 'killer';

export const out = (seat: string, view: View): boolean => people(view).some((person) => person.seat === seat && person.out !== '');

export function plays(seat: string, view: View): string {
  if (seat === 'killer') return view.character || view.killer.who;
  return people(view).find((person) => person.seat === seat)?.who ?? '';
}

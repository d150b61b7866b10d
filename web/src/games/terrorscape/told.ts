// What the Killer has been told since the Survivors last moved: answers to searches and SENSE, screams, betrayals, whom
// the chainsaw frightened and met. It is only a transcript of events laid on the plan; whoever was somewhere may be elsewhere after the next Survivors' turn.

import type { GameEvent } from '../types';
import { placesIn } from './mansion';

export interface Told {
  // Survivor → the rooms the news leaves (one: sure); a Survivor nobody spoke of is not listed.
  readonly among: Readonly<Record<string, readonly string[]>>;
  // Survivor → rooms where they are not.
  readonly not: Readonly<Record<string, readonly string[]>>;
}

/** What the news says of somebody and a room. */
export function toldOf(told: Told, who: string, place: string): 'possible' | 'out' | 'sure' | null {
  const left = told.among[who];
  if (left?.includes(place)) return left.length === 1 ? 'sure' : 'possible';
  return told.not[who]?.includes(place) ? 'out' : null;
}

export const NOTHING_TOLD: Told = { among: {}, not: {} };

const FRESH_START = new Set(['noises', 'firecracker', 'survivors-turn', 'encounter-over', 'characters']);
const MOVES = new Set(['killer-moved', 'killer-arrived', 'vanished', 'sneaked', 'reappeared']);
const NEVER_SENSED = 'anna';
// Whoever is within range is frightened by these: who is not, is elsewhere.
const FRIGHTENS = new Set(['scream', 'chainsaw']);
const WHILE_FRIGHTENING = new Set(['paid', 'fear', 'scream']);
// The Spectre may drain whoever screams before the next one is frightened: then nobody is struck out too early.
const MAY_DRAIN = 'scream';

// What a whole log leaves: the Killer's place is followed through it, for a SENSE may start from where he stood.
export function toldIn(log: readonly GameEvent[], team: readonly string[], killerAt: string): Told {
  const fresh = log.findLastIndex(({ kind }) => FRESH_START.has(kind));
  const since = log.slice(fresh + 1);
  let place = since.find(({ kind }) => MOVES.has(kind))?.args.came ?? lastPlace(log.slice(0, fresh + 1)) ?? killerAt;
  let card = '';
  let calm: readonly string[] = [];
  return since.reduce((sofar, event) => {
    const told = WHILE_FRIGHTENING.has(event.kind) ? sofar : calm.reduce((sum, who) => without(sum, who, placesIn('range', place)), sofar);
    const drains = card === MAY_DRAIN && event.kind === 'scream';
    calm = WHILE_FRIGHTENING.has(event.kind) && !drains ? calm.filter((who) => who !== event.args.who) : [];
    if (MOVES.has(event.kind)) place = event.args.place;
    if (event.kind === 'card-played') card = event.args.card;
    if (event.kind === 'card-played' && FRIGHTENS.has(card)) calm = team;
    if (card === 'chainsaw' && event.kind === 'fear') return among(told, event.args.who, placesIn('range', place));
    if (card === 'chainsaw' && event.kind === 'injured') return among(told, event.args.who, [place]);
    return hear(told, event, team, place);
  }, NOTHING_TOLD);
}

const lastPlace = (log: readonly GameEvent[]): string | undefined => log.findLast(({ kind }) => MOVES.has(kind))?.args.place;

function hear(told: Told, { kind, args }: GameEvent, team: readonly string[], killerAt: string): Told {
  if (kind === 'search') return answer(told, team, args.who, [args.place], []);
  if (kind === 'sensed') return answer(told, team, args.who, placesIn(args.area, killerAt), [NEVER_SENSED]);
  if (kind === 'scream' || kind === 'betrayed-by-fear') return among(told, args.who, [args.place]);
  return told;
}

function answer(told: Told, team: readonly string[], named: readonly string[], places: string[], hidden: string[]) {
  return team.reduce((sum, who) => {
    if (named.includes(who)) return among(sum, who, places);
    return hidden.includes(who) ? sum : without(sum, who, places);
  }, told);
}

// Where somebody is not narrows down where they were said to be.
function without(told: Told, who: string, places: readonly string[]): Told {
  const not = { ...told.not, [who]: join(told.not[who], places) };
  const left = told.among[who]?.filter((place) => !places.includes(place));
  return left?.length ? { among: { ...told.among, [who]: left }, not } : { ...told, not };
}

function among(told: Told, who: string, places: readonly string[]): Told {
  const before = told.among[who];
  const both = before?.filter((place) => places.includes(place));
  const left = (both?.length ? both : places).filter((place) => !told.not[who]?.includes(place));
  return { ...told, among: { ...told.among, [who]: left.length ? left : places } };
}

const join = (before: readonly string[] = [], more: readonly string[]): string[] => [...new Set([...before, ...more])];

// What an answer touches: who acts, and which space, piece, track or card it lies on.

import type { Choosable, Ending, Question, View, Words } from '../types';
import { chosen } from './chosen.svelte';
import { isPlace, kindOf, UNITS } from './figures';
import { beside, oddsOf } from './odds';
import { pieceOf } from './playback';

export interface Touch {
  readonly verb: string;
  // Who acts, in the Action Phase: to be chosen before it is done.
  readonly actor: string | null;
  readonly place: string | null;
  readonly piece: string | null;
  readonly track: string | null;
  readonly card: string | null;
  readonly ability: string | null;
}

const NOTHING = { actor: null, place: null, piece: null, track: null, card: null, ability: null };
const ON_THE_SPOT = new Set(['forage', 'research']);
const TO_A_PIECE = new Set(['heal', 'discharge', 'bury', 'unit', 'zed', 'piece', 'save', 'refugees']);

export function touched(option: string, view: View): Touch {
  const [verb = '', ...rest] = option.split(':');
  const last = rest.at(-1) ?? '';
  const touch = { verb, ...NOTHING };
  if (verb === 'move' || verb === 'build') return { ...touch, actor: rest[0]!, place: last };
  if (verb === 'fire') return { ...touch, actor: rest[0]!, piece: last };
  if (ON_THE_SPOT.has(verb) && rest[0]! in view.units) return { ...touch, actor: rest[0]!, place: view.units[rest[0]!].place };
  if (verb === 'arm') return { ...touch, place: 'CAMP' };
  if (verb === 'track') return { ...touch, track: last };
  if (verb === 'place') return { ...touch, place: last };
  if (verb === 'ability') return { ...touch, actor: rest[1] ?? null, ability: rest[0]!, ...aim(rest.slice(2), view) };
  if (verb === 'card') return { ...touch, card: rest[0]!, ...aim(rest.slice(1), view) };
  if (verb === 'hits') return { ...touch, piece: rest.length === 1 ? soleTarget(last) : null };
  if (TO_A_PIECE.has(verb) && pieceOf(view, last)) return { ...touch, piece: last };
  return { ...touch, ...aim(rest, view) };
}

// What an ability or card is used on, if it is one thing on the map.
function aim(targets: readonly string[], view: View): Partial<Touch> {
  const last = targets.at(-1);
  if (!last) return {};
  if (isPlace(last)) return { place: last };
  if (pieceOf(view, last)) return { piece: last };
  return view.tracks.includes(last) ? { track: last } : {};
}

// `zed3+zed3`: both hits on one Zed.
function soleTarget(split: string): string | null {
  const [first = null, ...others] = split.split('+');
  return others.every((other) => other === first) ? first : null;
}

export interface Target {
  readonly key: string;
  readonly kind: 'place' | 'piece' | 'track';
  readonly id: string;
  readonly options: readonly string[];
}

// Everything on the map that answers the question with one touch, once whoever is to act has been chosen.
export function targets(question: Question | null, view: View, chosen: string | null): Target[] {
  const found = new Map<string, { kind: Target['kind']; id: string; options: string[] }>();
  for (const option of question?.options ?? []) {
    const touch = touched(option, view);
    if (touch.actor && question!.prompt === 'action' && touch.actor !== chosen) continue;
    const kind = touch.piece ? 'piece' : touch.place ? 'place' : touch.track ? 'track' : null;
    const id = touch.piece ?? touch.place ?? touch.track;
    if (!kind || !id) continue;
    const key = `${kind} ${id}`;
    const target = found.get(key) ?? { kind, id, options: [] };
    found.set(key, target);
    target.options.push(option);
  }
  return [...found].map(([key, target]) => ({ key, ...target }));
}

// Who can do anything at all, and how much.
export function actors(question: Question | null, view: View): Map<string, string[]> {
  const found = new Map<string, string[]>();
  if (question?.prompt !== 'action') return found;
  for (const option of question.options) {
    const { actor } = touched(option, view);
    if (actor) found.set(actor, [...(found.get(actor) ?? []), option]);
  }
  return found;
}

export const enemiesAt = (view: View, place: string): string[] =>
  [...Object.entries<any>(view.zeds), ...Object.entries<any>(view.raiders)].flatMap(([name, piece]) => (piece.place === place ? [name] : []));

// Going where enemies are is an attack, and called so. Of Zeds, of which many look the same, it is told where they
// stand; of hits that are spread over them, how many each takes.
export function meant(option: string, view: View): string {
  const [verb, one = '', other] = option.split(':');
  if (verb === 'move' && other && kindOf(other) !== 'start' && enemiesAt(view, other).length) return `attack:${one}:${other}`;
  if (verb === 'fire' && other && pieceOf(view, other)) return `${option}:${pieceOf(view, other)!.place}`;
  if ((verb === 'zed' || verb === 'unit') && view.zeds[one]) return `${option}:${view.zeds[one].place}`;
  return verb === 'hits' ? `hits:${shares(one)}` : option;
}

// `zed3+zed3+zed7` as `zed3:2:zed7:1`.
function shares(split: string): string {
  const hits = split.split('+');
  return [...new Set(hits)].map((zed) => `${zed}:${hits.filter((hit) => hit === zed).length}`).join(':');
}

export const onBoard = (option: string): boolean =>
  ['move', 'fire', 'build', 'forage', 'place', 'unit', 'zed', 'track', 'heal', 'discharge', 'bury', 'arm', 'research'].includes(option.split(':')[0]!);

// In the Action Phase the list holds what the one who was chosen can do, and what nobody needs to be chosen for.
// A card that can be played in very many ways waits in the hand meanwhile.
export function listed(option: string, { prompt, options }: Question, view: View): boolean {
  const { actor, card } = touched(option, view);
  if (chosen.card && options.some((other) => other.startsWith(`card:${chosen.card}:`))) return card === chosen.card || ENDS.has(option);
  if (prompt !== 'action') return true;
  if (card && !chosen.unit && inTwoSteps({ prompt, options }) && waysOf(card, options).length > FEW_WAYS) return false;
  if (card && chosen.unit) return option.split(':').includes(chosen.unit) || options.filter((other) => touched(other, view).card === card).length === 1;
  if (!actor || actor === chosen.unit) return true;
  return options.length <= FEW;
}

const FEW = 12;
// A card that can be played in more ways than this is chosen first.
const FEW_WAYS = 3;

const inTwoSteps = ({ prompt, options }: Pick<Question, 'prompt' | 'options'>): boolean => prompt === 'action' && options.length > FEW;
const waysOf = (card: string, options: readonly string[]): string[] => options.filter((option) => option.startsWith(`card:${card}:`));

// The first of two steps: whom one can use, with the best chance they have, and the cards that can be played in many ways.
export function choosable(question: Question, view: View, words: Words): { chosen: Choosable | null; others: Choosable[] } {
  if (!inTwoSteps(question)) return { chosen: null, others: [] };
  const units = [...actors(question, view)].map(([unit, options]) => ({ id: unit, words: words.name(unit), beside: bestOf(options, view, words) }));
  const held = [...new Set(question.options.flatMap((option) => touched(option, view).card ?? []))];
  const cards = held.flatMap((card) => {
    const ways = waysOf(card, question.options);
    return ways.length > FEW_WAYS ? [{ id: card, words: words.option(`card:${card}`), beside: bestOf(ways, view, words) }] : [];
  });
  const all = [...units, ...cards];
  const now = all.find(({ id }) => id === (chosen.card ?? chosen.unit)) ?? null;
  return { chosen: now, others: now ? [] : all };
}

// The best chance to win a fight or to kill with a shot.
function bestOf(options: readonly string[], view: View, words: Words): string {
  const chance = (option: string): number => oddsOf(option, view)?.win ?? oddsOf(option, view)?.kill ?? 0;
  const best = options.reduce((sofar, option) => (chance(option) > chance(sofar) ? option : sofar), options[0]!);
  return chance(best) ? beside(best, view, words) : '';
}

export function chooseFirst(id: string | null): void {
  chosen.unit = id !== null && id in UNITS ? id : null;
  chosen.card = id !== null && !(id in UNITS) ? id : null;
}

const ENDS = new Set(['end', 'go-on', 'pass-turn', 'pass-phase', 'bury', 'decline', 'no-bed', 'stay']);
const ORDER = ['card', 'event', 'component', 'ability', 'fire', 'attack', 'forage', 'research', 'heal', 'build', 'arm', 'discharge', 'move'];

// In the list deeds come first; spaces, which the map shows better, after them; what ends something last.
export function rank(option: string, _among: readonly string[], view: View | null): number {
  const verb = verbOf(option, view);
  return ENDS.has(verb) ? ORDER.length + 1 : ORDER.indexOf(verb);
}

const verbOf = (option: string, view: View | null): string => (view ? meant(option, view) : option).split(':')[0]!;

const GROUPS: Record<string, string> = {
  move: 'go', fire: 'here', attack: 'here', forage: 'here', research: 'here', build: 'here', ferry: 'here', heal: 'team', discharge: 'team', bury: 'team', arm: 'team',
};
// Under which heading an answer stands in a long list.
export function group(option: string, _among: readonly string[], view: View | null): string {
  const verb = verbOf(option, view);
  return GROUPS[verb] ?? (ENDS.has(verb) ? 'end' : 'things');
}

// Who or which card was chosen need not be named in every line of what can be done with them.
export function unsaid(option: string, view: View, words: Words): string {
  const { actor, card } = touched(option, view);
  const named = actor ? actor === chosen.unit && words.name(actor) : card && card === chosen.card && option !== `card:${card}` && words.option(`card:${card}`);
  return named ? `${named}: ` : '';
}

// To end one's actions is always possible, and to be meant: it stands without light as long as there is more to do.
export const unlit = (option: string, question: Question): boolean =>
  (option === 'end' && question.options.length > 1) || option.startsWith('bury:');

// To end one's actions throws away those that are left: one's own, and those of the event once nobody else can take them.
export function ends(option: string, { seat }: Question, view: View, words: Words): Ending | null {
  if (option !== 'end') return null;
  const { own = [], event = 0, free = [], done = [] } = view.actions ?? {};
  const mine = Number(own.includes(seat));
  const shared = event + free.length;
  const others = (view.seats ?? []).some((each: string) => each !== seat && !done.includes(each));
  const lost = mine + (others ? 0 : shared);
  return { left: words.say('dz-end-left', { left: mine + shared }), sure: lost ? words.say('dz-end-sure', { left: lost }) : '' };
}

// Once somebody has been chosen, or a card, it is told what they cannot do now, and not what all the others cannot do.
export function concerns(option: string, view: View): boolean {
  const { actor, piece, card } = touched(option, view);
  return chosen.card ? card === chosen.card : !chosen.unit || (actor ?? piece) === chosen.unit;
}

// What people look for in their turn, whether it is open to them or not.
export function expected(view: View, { prompt }: Question): string[] {
  if (prompt !== 'action') return [];
  const units = Object.keys(view.units);
  return [
    ...units.map((unit) => `forage:${unit}`),
    ...units.flatMap((unit) => (UNITS[unit]?.fire.length ? Object.keys(view.zeds).map((zed) => `fire:${unit}:${zed}`) : [])),
    ...units.flatMap((unit) => (UNITS[unit]?.abilities ?? []).map((ability) => `ability:${ability}:${unit}`)),
    ...(view.piles.hand ?? []).map((card: string) => `card:${card}`),
    ...units.map((unit) => `heal:${unit}`),
    ...units.map((unit) => `move:${unit}:TC`),
  ];
}

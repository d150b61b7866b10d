// Which of the open answers lie under a card, an item, a trait, a plan or a person of the sheet.

import type { Question, View } from '../types';
import { PASSAGES, PLACES } from './mansion';
import { touched } from './targets';

export interface Offers {
  card(card: string): string[];
  item(seat: string, item: string): string[];
  trait(trait: string): string[];
  plan(plan: string): string[];
  person(who: string): string[];
}

export function offersOf(question: Question | null, view: View): Offers {
  const all = (question?.options ?? []).map((option) => ({ option, touch: touched(option) }));
  const whose = (wanted: (touch: ReturnType<typeof touched>, option: string) => boolean): string[] =>
    all.filter(({ option, touch }) => wanted(touch, option)).map(({ option }) => option);
  const asked = view.team?.find((survivor: View) => survivor.seat === question?.seat);
  return {
    card: (card) => whose((touch) => touch.card === card),
    item: (seat, item) => (asked && asked.seat === seat ? whose((touch, option) => ownItem(option, item) && touch.items.includes(item)) : []),
    trait: (trait) => whose((touch) => touch.trait === trait),
    plan: (plan) => whose((touch) => touch.plan === plan),
    person: (who) => whose((touch, option) => touch.person === who && !option.startsWith('use:') && !option.startsWith('trait:')),
  };
}

const WALKS = new Set(['move', 'to', 'sprint', 'passage', 'calm']);
const ENDS = new Set(['done', 'stop', 'stay', 'none', 'back', 'decline', 'forgo']);
const givesAway = (option: string): boolean => option.startsWith('drop:');

// Throwing something away is always possible and hardly ever meant, unless somebody carries too much.
export const unlit = (option: string, question: Question | null): boolean => givesAway(option) && question?.prompt !== 'too-many-items';

const THINGS = new Set(['use', 'equip', 'trait', 'plan', 'advance', 'card']);

const TEAMS = new Set(['give', 'ask', 'swap', 'take', 'trade']);

// In the list, deeds come first; rooms, which the plan shows better, after them; what costs no turn, ends something or throws it away, last.
export function rank(option: string): number {
  const verb = option.split(':', 1)[0]!;
  return givesAway(option) ? 4 : ENDS.has(verb) ? 3 : TEAMS.has(verb) ? 2 : WALKS.has(verb) ? 1 : 0;
}

// Under which heading an answer stands in a long list.
export function group(option: string): string {
  const verb = option.split(':', 1)[0]!;
  return givesAway(option) ? 'away' : ENDS.has(verb) ? 'end' : THINGS.has(verb) ? 'things' : TEAMS.has(verb) ? 'team' : WALKS.has(verb) && option !== 'calm' ? 'go' : 'here';
}

const OWN_TURN = new Set(['act', 'act-more', 'exchange', 'extra-action']);

// What people look for in their turn, whether it is open to them or not.
export function expected(view: View, { prompt, seat }: Question): string[] {
  if (prompt.endsWith('-card') || prompt === 'special-or-actions')
    return [...new Set<string>(view.hidden_cards?.hand)].map((card) => `card:${card}`).concat('step', 'search');
  if (!OWN_TURN.has(prompt)) return [];
  const own = view.team.find((survivor: View) => survivor.seat === seat);
  const mates = view.team.filter((survivor: View) => survivor !== own);
  const ways = PASSAGES.flatMap(([one, other]) => (own.place === one ? [other] : own.place === other ? [one] : []));
  return [
    'search',
    'repair',
    ...ways.map((place) => `passage:${place}`),
    ...own.items.map((item: string) => `use:${item}`),
    ...mates.map((mate: View) => `trade:${mate.who}`),
    ...PLACES.map((place) => `move:${place}`),
  ];
}

// A swap names two things, mine first; what is taken or discarded from elsewhere is not mine yet.
function ownItem(option: string, item: string): boolean {
  const [verb, first] = option.split(':');
  if (verb === 'swap') return first === item;
  return verb !== 'take' && verb !== 'ask' && verb !== 'equip' && verb !== 'keep' && verb !== 'discard';
}

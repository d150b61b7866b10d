// A whole game, gathered from its moments: who found which room, how everybody fared turn by turn, when the haunt came.

import type { GameEvent, View } from '../types';
import { TRAITS, type Explorer } from './model';

export interface Moment {
  readonly round: number;
  // How many steps above the skull the weakest trait of each explorer stands; null once they are dead.
  readonly lowest: Record<string, number | null>;
}

export interface Story {
  // The first turn that the record holds: a game that was taken up again begins in the middle.
  readonly begun: number;
  readonly people: readonly string[];
  readonly moments: readonly Moment[];
  readonly found: Record<string, readonly string[]>;
  readonly omens: readonly { readonly round: number; readonly who: string; readonly card: string }[];
  // In turn 0 if it came before the record begins.
  readonly haunt: { readonly round: number; readonly number: number; readonly name: string; readonly omen: string; readonly room: string; readonly traitor: string } | null;
  readonly fallen: readonly { readonly round: number; readonly who: string }[];
  readonly dealt: Record<string, number>;
  readonly turning: readonly { readonly round: number; readonly event: GameEvent }[];
}

export interface ReplayFrame {
  readonly view?: View;
  readonly events?: readonly GameEvent[];
}

// What decides it in any haunt; what only this one tells of does so too, and what happens again and again when it did last.
const TURNING = new Set(['haunt', 'died', 'turned', 'stunned']);
const MOST_TURNING = 10;

export function readStory(frames: readonly ReplayFrame[]): Story {
  const moments: Moment[] = [];
  const found: Record<string, string[]> = {};
  const omens: { round: number; who: string; card: string }[] = [];
  const fallen: { round: number; who: string }[] = [];
  const dealt: Record<string, number> = {};
  let turning: { round: number; event: GameEvent }[] = [];
  let haunt: Story['haunt'] = null;
  let people: string[] = [];
  let round = 0;
  let begun = 0;
  let striker = '';
  for (const { view, events = [] } of frames) {
    if (!begun && view?.round) {
      const inTheMiddle = view.round > 1 && !events.some(({ kind }) => kind === 'turn');
      begun = inTheMiddle ? view.round : 1;
      if (inTheMiddle) round = view.round;
      if (inTheMiddle && view.haunt) haunt = { round: 0, number: view.haunt, name: view.haunt_name, omen: view.omen, room: view.omen_room, traitor: view.traitor ?? '' };
    }
    for (const event of events) {
      const { kind, args } = event;
      if (kind === 'turn') [round, striker] = [args.round ?? round, ''];
      if (kind === 'discovered' && args.who) (found[args.who] ??= []).push(args.room);
      if (kind === 'drew' && args.pile === 'omen') omens.push({ round, who: args.who, card: args.card });
      if (kind === 'haunt') haunt = { round, number: args.number, name: args.name ?? '', omen: args.omen, room: args.room, traitor: args.traitor ?? '' };
      if (kind === 'attacks') striker = args.who;
      if (kind === 'damage' && striker && striker !== args.who) dealt[striker] = (dealt[striker] ?? 0) + args.amount;
      if (kind === 'died') fallen.push({ round, who: args.who });
      const own = haunt !== null && kind.startsWith(`${haunt.name}-`);
      if (own) turning = turning.filter((each) => each.event.kind !== kind);
      if (own || TURNING.has(kind)) turning.push({ round, event });
    }
    const explorers: Record<string, Pick<Explorer, 'steps' | 'alive'>> = view?.explorers ?? {};
    // Nobody has fared well or badly before all are there.
    if (!Object.keys(explorers).length || Object.keys(explorers).length < (view?.seats?.length ?? 0)) continue;
    people = Object.keys(explorers);
    const weakest = ({ steps, alive }: Pick<Explorer, 'steps' | 'alive'>) => (alive ? Math.min(...TRAITS.map((trait) => steps[trait] + 1)) : null);
    const moment = { round, lowest: Object.fromEntries(people.map((name) => [name, weakest(explorers[name]!)])) };
    if (moments.at(-1)?.round === round) moments[moments.length - 1] = moment;
    else moments.push(moment);
  }
  return { begun: begun || 1, people, moments, found, omens, haunt, fallen, dealt, turning: turning.slice(-MOST_TURNING) };
}

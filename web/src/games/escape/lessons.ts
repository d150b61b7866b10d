/** The first game teaches itself: each lesson is given once, when it first matters. */

import { goldTargets } from './commands';
import { count, isStuck, own, refuge, type Adventurer, type EscapeView } from './model';
import type { GameUi, Question, View } from '../types';

/** The only lesson that is given before the clock runs. */
const AIM = 'escape-aim';

/** So many black masks make a turn of fate worth thinking of. */
const MANY_BLOCKED = 3;

function hasLevels(view: EscapeView, me: Adventurer): boolean {
  const { levels, stones } = view.chambers[me.place]!;
  return levels.length > 1 && !stones;
}

type Check = (view: EscapeView, me: Adventurer, options: readonly string[]) => boolean;

const LESSONS: { id: string; rule: string; offer?: string; check: Check }[] = [
  { id: AIM, rule: 'ES-END-1', offer: 'practice', check: (view) => !view.started },
  { id: 'escape-stuck', rule: 'ES-DICE-BLACK-2', check: (_view, me) => isStuck(me) },
  { id: 'escape-gong', rule: 'ES-TIME-4', check: (view) => refuge(view) !== null && view.next_cue?.kind === 'slam' },
  {
    id: 'escape-roll',
    rule: 'ES-FLOW-1',
    check: (view, me) => view.started && me.dice.every((face) => face === 'blank'),
  },
  { id: 'escape-curse', rule: 'ES-MOD-CURSE-3', check: (_view, me) => me.curses.length > 0 },
  { id: 'escape-chest', rule: 'ES-MOD-TREASURE-2', check: (view, me) => view.chambers[me.place]!.chest },
  { id: 'escape-black', rule: 'ES-DICE-BLACK-1', check: (_view, me) => count(me.dice, 'black') > 0 },
  {
    id: 'escape-fate',
    rule: 'ES-ACT-FATE-2',
    check: (_view, me, options) => count(me.dice, 'black') >= MANY_BLOCKED && options.includes('fate'),
  },
  { id: 'escape-gold', rule: 'ES-DICE-GOLD-1', check: (_view, _me, options) => goldTargets(options).length > 0 },
  { id: 'escape-enter', rule: 'ES-ACT-ENTER-3', check: (_view, _me, options) => options.some((o) => o.startsWith('enter:')) },
  {
    id: 'escape-hold',
    rule: 'ES-ACT-5',
    check: (_view, me) => me.dice.some((face) => ['adventurer', 'key', 'torch'].includes(face)),
  },
  {
    id: 'escape-discover',
    rule: 'ES-ACT-DISC-2',
    check: (_view, _me, options) => options.some((o) => o.startsWith('discover:')),
  },
  { id: 'escape-look', rule: 'ES-ACT-DISC-7', check: (_view, _me, options) => options.includes('look') },
  { id: 'escape-take', rule: 'ES-DIG-TAKE-GOLD', check: (_view, _me, options) => options.some((o) => o.startsWith('take:')) },
  {
    id: 'escape-together',
    rule: 'ES-ACT-STONE-4',
    check: (view, me) => hasLevels(view, me) && view.adventurers.length > 1,
  },
  {
    id: 'escape-levels',
    rule: 'ES-ACT-STONE-4',
    check: (view, me) => hasLevels(view, me) && view.adventurers.length === 1,
  },
  {
    id: 'escape-stone',
    rule: 'ES-ACT-STONE-2',
    check: (view, me) => view.chambers[me.place]!.levels.length === 1 && !view.chambers[me.place]!.stones,
  },
  {
    id: 'escape-exit',
    rule: 'ES-ACT-EXIT-2',
    check: (view) => Object.values(view.chambers).some((chamber) => chamber.kind === 'exit'),
  },
];

export const lessons: GameUi['lessons'] = LESSONS.map(({ id, rule, offer, check }) => ({
  id,
  rule,
  ...(offer ? { offer } : {}),
  when(seen: View, question: Question | null) {
    const view = seen as EscapeView;
    const me = own(view, view.you);
    return me !== null && !me.out && (view.started || id === AIM) && check(view, me, question?.options ?? []);
  },
}));

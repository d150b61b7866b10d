// What a first game explains, each the first time it matters. The words are the messages `lesson-<id>`.

import type { GameEvent, Question, View } from '../types';

export interface Lesson {
  id: string;
  when(view: View, question: Question | null, events: GameEvent[]): boolean;
  rule?: string;
}

const asked = (question: Question | null, ...prompts: string[]): boolean => question !== null && prompts.includes(question.prompt);
const happened = (events: GameEvent[], ...kinds: string[]): boolean => events.some((event) => kinds.includes(event.kind));
const heard = (event: GameEvent): boolean => event.kind === 'noises' && event.args.places.length > 0;
const played = (events: GameEvent[], card: string): boolean => events.some(({ kind, args }) => kind === 'card-played' && args.card === card);
const hunted = (view: View): boolean => view.side === 'survivors';
const offered = (question: Question | null, start: string): boolean =>
  question?.options.some((option) => option.startsWith(start)) ?? false;

export const lessons: Lesson[] = [
  { id: 'ts-escape', when: (view, question) => asked(question, 'act') && view.keys !== null, rule: 'TS-WIN-2' },
  {
    id: 'ts-prey',
    when: (view, question) => asked(question, 'fast-card', 'special-or-actions') && view.keys !== null,
    rule: 'TS-HURT-4',
  },
  { id: 'ts-move', when: (_view, question) => asked(question, 'act'), rule: 'TS-SURV-ACT-1' },
  { id: 'ts-chest', when: (_view, question) => asked(question, 'act') && offered(question, 'search'), rule: 'TS-SURV-SEARCH-1' },
  { id: 'ts-radio', when: (_view, question) => offered(question, 'repair'), rule: 'TS-SURV-REPAIR-1' },
  { id: 'ts-discover', when: (_view, question) => asked(question, 'choose-discoverer'), rule: 'TS-SURV-DISCOVER-1' },
  {
    id: 'ts-noise',
    when: (view, _question, events) => view.side === 'survivors' && happened(events, 'noise'),
    rule: 'TS-NOISE-1',
  },
  { id: 'ts-listen', when: (view, _question, events) => view.side === 'killer' && events.some(heard), rule: 'TS-NOISE-1' },
  { id: 'ts-hunt', when: (_view, question) => asked(question, 'special-or-actions'), rule: 'TS-KILL-MAIN-2' },
  { id: 'ts-cards', when: (_view, question) => asked(question, 'fast-card') && offered(question, 'card:'), rule: 'TS-KILL-FAST-1' },
  { id: 'ts-pencil', when: (view, question) => view.side === 'killer' && view.round >= 2 && question !== null, rule: 'TS-COMP-ASSIST' },
  { id: 'ts-fear', when: (_view, _question, events) => happened(events, 'fear'), rule: 'TS-FEAR-1' },
  { id: 'ts-encounter', when: (view) => Boolean(view.encounter), rule: 'TS-ENC-1' },
  { id: 'ts-flee', when: (_view, question) => asked(question, 'flee'), rule: 'TS-FLEE-2' },
  { id: 'ts-stealth', when: (view) => Boolean(view.killer?.stealth), rule: 'TS-KW-STEALTH-1' },
  {
    id: 'ts-vanish',
    when: (view, _question, events) => hunted(view) && Boolean(view.killer?.stealth) && played(events, 'vanish'),
    rule: 'TS-KW-REAPPEAR-1',
  },
  {
    id: 'ts-blossom',
    when: (view, _question, events) => hunted(view) && Boolean(view.killer?.stealth) && played(events, 'death_blossom'),
    rule: 'TS-KW-REAPPEAR-1',
  },
  { id: 'ts-deadly', when: (view) => hunted(view) && view.killer?.level >= 5, rule: 'TS-HURT-3' },
  { id: 'ts-keys', when: (view) => view.keys >= 5 && view.edition !== 'v1.05', rule: 'TS-WIN-1-V2' },
  { id: 'ts-keys', when: (view) => view.keys >= 5 && view.edition === 'v1.05', rule: 'TS-WIN-1-V105' },
  { id: 'ts-rescue', when: (view) => view.rescue > 0, rule: 'TS-RESCUE-1' },
];

// What a first game explains, each the first time it matters. The words are the messages `lesson-<id>`.

import type { GameEvent, Question, View } from '../types';
import { roadsOf } from './roads';

export interface Lesson {
  id: string;
  when(view: View, question: Question | null, events: GameEvent[]): boolean;
  rule?: string;
}

const asked = (question: Question | null, ...prompts: string[]): boolean => question !== null && prompts.includes(question.prompt);
const offered = (question: Question | null, start: string): boolean => question?.options.some((option) => option.startsWith(start)) ?? false;
const happened = (events: GameEvent[], ...kinds: string[]): boolean => events.some(({ kind }) => kinds.includes(kind));
const marked = (view: View, mark: string): boolean => Object.values<any>(view.units).some((unit) => unit.marks.includes(mark));

export const lessons: Lesson[] = [
  { id: 'dz-aim', when: (_view, question) => asked(question, 'action'), rule: 'DZ-END-1' },
  { id: 'dz-act', when: (view, question) => asked(question, 'action') && view.round >= 1, rule: 'DZ-ACT-1' },
  { id: 'dz-fight', when: (_view, _question, events) => happened(events, 'fight'), rule: 'DZ-HTH-1' },
  { id: 'dz-shoot', when: (_view, question) => offered(question, 'fire:'), rule: 'DZ-GUN-1' },
  { id: 'dz-defiant', when: (view, question) => asked(question, 'action') && marked(view, 'defiant') && view.round >= 2, rule: 'DZ-DEF-1' },
  { id: 'dz-forage', when: (view, question) => offered(question, 'forage:') && view.ammo <= 2, rule: 'DZ-FORAGE-1' },
  { id: 'dz-horde', when: (_view, question) => asked(question, 'horde-card'), rule: 'DZ-VERSUS-5' },
  { id: 'dz-road', when: (view, question) => question !== null && view.you !== 'zeds' && roadsOf(view).some((road) => road.danger === 'now'), rule: 'DZ-ZED-1' },
  { id: 'dz-fate', when: (_view, _question, events) => happened(events, 'fate-held'), rule: 'DZ-FATE-1' },
  { id: 'dz-brains', when: (view) => String(view.piles?.event?.[0] ?? '').startsWith('brains'), rule: 'DZ-TURN-8' },
  { id: 'dz-infection', when: (view, question) => question !== null && view.infection >= 4, rule: 'DZ-INF-1' },
  { id: 'dz-hospital', when: (_view, question) => offered(question, 'heal:'), rule: 'DZ-HEAL-1' },
  { id: 'dz-chaos', when: (view) => Object.keys(view.chaos ?? {}).length > 0, rule: 'DZ-CHAOS-1' },
  { id: 'dz-build', when: (_view, question) => offered(question, 'build:'), rule: 'DZ-BUILD-1' },
  { id: 'dz-refugees', when: (view, question) => asked(question, 'action') && Object.values<any>(view.folk).some((piece) => piece.side === 1), rule: 'DZ-REF-1' },
  { id: 'dz-research', when: (view, question) => asked(question, 'action') && ['III', 'IV', 'V'].includes(view.level), rule: 'DZ-RES-1' },
  { id: 'dz-tunnel', when: (view, question) => asked(question, 'action') && view.tracks.includes('T'), rule: 'DZ-TUN-2' },
];

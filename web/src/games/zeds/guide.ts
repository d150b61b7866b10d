// A first dawn: the Basic Game, the short one, alone.
import type { GameEvent, Guide, Question } from '../types';

const asked = (question: Question | null, ...prompts: string[]): boolean => question !== null && prompts.includes(question.prompt);
const offered = (question: Question | null, start: string): boolean => question?.options.some((option) => option.startsWith(start)) ?? false;
const happened = (told: GameEvent[], ...kinds: string[]): boolean => told.some(({ kind }) => kinds.includes(kind));

export const guide: Guide = {
  options: { level: 'basic', length: 'short', players: 1 },
  steps: [
    { id: 'dz-welcome', when: (_view, question) => question !== null, rule: 'DZ-END-1' },
    { id: 'dz-roads', when: (_view, question) => question !== null, teaches: ['dz-aim'], rule: 'DZ-ZED-1' },
    { id: 'dz-shot', when: (_view, question) => asked(question, 'action') && offered(question, 'fire:'), light: ['fire:'], teaches: ['dz-shoot'], rule: 'DZ-GUN-1' },
    { id: 'dz-walk', when: (_view, question) => asked(question, 'action') && offered(question, 'move:'), light: ['move:'], teaches: ['dz-act'], rule: 'DZ-ACT-1' },
    { id: 'dz-brawl', when: (_view, _question, told) => happened(told, 'fight'), teaches: ['dz-fight'], rule: 'DZ-HTH-1' },
    { id: 'dz-look', when: (_view, question) => asked(question, 'action') && offered(question, 'forage:'), rule: 'DZ-FORAGE-1' },
    { id: 'dz-night', when: (view) => view.round >= 2, rule: 'DZ-TURN-1' },
    { id: 'dz-enough', when: (view, question) => question !== null && view.round >= 2 },
  ],
};

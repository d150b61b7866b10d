// A first night in the house: four explorers, three of them bots, and the haunt as the chart has it.
import type { GameEvent, Guide, Question } from '../types';

const asked = (question: Question | null, ...prompts: string[]): boolean => question !== null && prompts.includes(question.prompt);
const offered = (question: Question | null, start: string): boolean => question?.options.some((option) => option.startsWith(start)) ?? false;
const happened = (told: GameEvent[], ...kinds: string[]): boolean => told.some(({ kind }) => kinds.includes(kind));

export const guide: Guide = {
  options: { players: 4 },
  steps: [
    { id: 'be-who', when: (_view, question) => asked(question, 'choose-explorer'), light: ['explorer:'], rule: 'BH-SETUP-2' },
    { id: 'be-door', when: (_view, question) => asked(question, 'act') && offered(question, 'open:'), light: ['open:'], rule: 'BH-DISC-1' },
    { id: 'be-card', when: (_view, _question, told) => happened(told, 'drew'), rule: 'BH-CARD-1' },
    { id: 'be-end', when: (_view, question) => asked(question, 'act') && offered(question, 'end'), light: ['end'], rule: 'BH-TURN-2' },
    { id: 'be-omens', when: (view) => view.omens > 0, rule: 'BH-HAUNT-ROLL-3' },
    { id: 'be-book', when: (view) => view.haunt > 0, rule: 'BH-HSET-2' },
    { id: 'be-enough', when: (view, question) => question !== null && view.round >= 5 },
  ],
};

// A first night in the Mansion: all three Survivors against a Killer who hardly thinks.
import type { GameEvent, Guide, Question, View } from '../types';

const asked = (question: Question | null, ...prompts: string[]): boolean => question !== null && prompts.includes(question.prompt);
const offered = (question: Question | null, start: string): boolean => question?.options.some((option) => option.startsWith(start)) ?? false;
const happened = (told: GameEvent[], ...kinds: string[]): boolean => told.some(({ kind }) => kinds.includes(kind));
const acted = (view: View): boolean => view.team?.some((person: View) => person.acted) ?? false;

export const guide: Guide = {
  options: { team: 'first', killer: 'butcher' },
  gentle: true,
  side: 'survivors',
  steps: [
    { id: 'ts-welcome', when: (_view, question) => asked(question, 'act'), rule: 'TS-WIN-1-V2' },
    { id: 'ts-walk', when: (_view, question) => asked(question, 'act') && offered(question, 'move:'), light: ['move:R2', 'move:'], rule: 'TS-SURV-ACT-1' },
    { id: 'ts-search', when: (_view, question) => offered(question, 'search'), light: ['search'], rule: 'TS-SURV-SEARCH-1' },
    { id: 'ts-others', when: (view, question) => asked(question, 'act') && acted(view), light: ['move:B1', 'move:'], rule: 'TS-SURV-ACT-1' },
    { id: 'ts-find', when: (_view, question) => asked(question, 'choose-discoverer'), rule: 'TS-SURV-DISCOVER-1' },
    { id: 'ts-loud', when: (_view, _question, told) => happened(told, 'noise'), rule: 'TS-NOISE-1' },
    { id: 'ts-hunter', when: (view, question) => asked(question, 'act') && view.round >= 2, rule: 'TS-KILL-MAIN-2' },
    { id: 'ts-repair', when: (_view, question) => offered(question, 'repair'), light: ['repair'], rule: 'TS-SURV-REPAIR-1' },
    { id: 'ts-meet', when: (view) => Boolean(view.encounter), rule: 'TS-ENC-1' },
    { id: 'ts-enough', when: (view, question) => question !== null && view.round >= 2 },
  ],
};

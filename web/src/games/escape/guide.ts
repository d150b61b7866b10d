// A first temple: no clock, one bot to learn from.
import type { Guide, Question, View } from '../types';
import { count, own, type EscapeView, type Face } from './model';

const offered = (question: Question | null, start: string): boolean => question?.options.some((option) => option.startsWith(start)) ?? false;
const mine = (view: View) => own(view as EscapeView, view.you);
const shows = (view: View, ...faces: Face[]): boolean => faces.some((face) => count(mine(view)?.dice ?? [], face) > 0);
const chamber = (view: View) => (view as EscapeView).chambers[mine(view)?.place ?? ''];

export const guide: Guide = {
  options: { practice: true, players: 2, intro: 0 },
  steps: [
    { id: 'escape-welcome', when: (view) => mine(view) !== null, rule: 'ES-END-1' },
    { id: 'escape-first', when: (view, question) => view.started && offered(question, 'roll'), light: ['roll'], rule: 'ES-FLOW-1' },
    { id: 'escape-signs', when: (view) => shows(view, 'adventurer', 'key', 'torch'), rule: 'ES-ACT-5' },
    { id: 'escape-open', when: (_view, question) => offered(question, 'discover:'), light: ['discover:'], rule: 'ES-ACT-DISC-2' },
    { id: 'escape-step', when: (_view, question) => offered(question, 'enter:'), light: ['enter:'], rule: 'ES-ACT-ENTER-3' },
    { id: 'escape-mask', when: (view) => shows(view, 'black'), rule: 'ES-DICE-BLACK-1' },
    { id: 'escape-wake', when: (view) => Boolean(chamber(view)?.levels.length && !chamber(view)?.stones), rule: 'ES-ACT-STONE-2' },
    { id: 'escape-out', when: (view) => Object.values((view as EscapeView).chambers).some(({ kind }) => kind === 'exit'), rule: 'ES-ACT-EXIT-2' },
    { id: 'escape-enough', when: (view) => view.started },
  ],
};

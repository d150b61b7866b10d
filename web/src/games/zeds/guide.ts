// A first dawn: the Basic Game, the short one, alone. Its cards and dice are always the same, and each step says what a
// good player would do; who does something else is told what still fits.
import type { GameEvent, Guide, Question, View } from '../types';

const asked = (question: Question | null, ...prompts: string[]): boolean => question !== null && prompts.includes(question.prompt);
const offered = (question: Question | null, option: string): boolean => question?.options.includes(option) ?? false;
const happened = (told: GameEvent[], ...kinds: string[]): boolean => told.some(({ kind }) => kinds.includes(kind));
const acts = (view: View, question: Question | null, turn: number): boolean => asked(question, 'action') && view.round === turn;

/** A fight is advised only where it is as good as won. */
const SURE = 0.8;
const sure = (view: View, option: string): boolean => (view.odds?.[option]?.win ?? 0) >= SURE;
const peaceful = (view: View, option: string): boolean => view.odds?.[option]?.win === undefined;

export const guide: Guide = {
  options: { level: 'basic', length: 'short', players: 1 },
  fixed: true,
  over: (view) => view.round >= 3 || (view.round === 2 && view.units.furies?.place === 'M6'),
  steps: [
    { id: 'dz-welcome', when: (view, question) => acts(view, question, 1), at: 'main.board rect[data-place="TC"]', rule: 'DZ-END-1' },
    { id: 'dz-roads', when: (view, question) => acts(view, question, 1), at: 'main.board [data-tower="S"]', teaches: ['dz-aim'], rule: 'DZ-ZED-1' },
    { id: 'dz-card', when: (view, question) => acts(view, question, 1), at: 'main.board .strip', rule: 'DZ-TURN-1' },
    { id: 'dz-walk', when: (view, question) => acts(view, question, 1) && offered(question, 'move:piazza:S4') && peaceful(view, 'move:piazza:S4'), light: ['move:piazza:S4'], at: 'main.board rect[data-place="S4"]', teaches: ['dz-act'], rule: 'DZ-ACT-1' },
    { id: 'dz-shot', when: (view, question) => acts(view, question, 1) && offered(question, 'fire:piazza:zed2'), light: ['fire:piazza:zed2'], at: 'main.board [data-piece="zed2"]', teaches: ['dz-shoot'], rule: 'DZ-GUN-1' },
    { id: 'dz-stay', when: (view, question) => asked(question, 'overwatch') && view.zeds.zed2?.side === 1, light: ['stay'], at: 'main.board [data-piece="piazza"]' },
    { id: 'dz-charge', when: (view, question) => acts(view, question, 1) && offered(question, 'move:piazza:S6') && sure(view, 'move:piazza:S6'), light: ['move:piazza:S6'], at: 'main.board rect[data-place="S6"]', rule: 'DZ-HTH-1' },
    { id: 'dz-won', when: (view, question, told) => acts(view, question, 1) && happened(told, 'zed-killed') && view.units.piazza?.hits === 0, at: 'main.board [data-piece="piazza"]', teaches: ['dz-fight'], rule: 'DZ-HTH-1' },
    { id: 'dz-look', when: (view, question) => acts(view, question, 1) && offered(question, 'forage:hunt'), light: ['forage:hunt'], at: 'main.board [data-piece="hunt"]', teaches: ['dz-forage'], rule: 'DZ-FORAGE-1' },
    { id: 'dz-lead', when: (view, question) => acts(view, question, 1) && offered(question, 'ability:leadership:hunt:furies'), light: ['ability:leadership:hunt:furies'], at: 'main.board [data-piece="hunt"]' },
    { id: 'dz-help', when: (view, question) => acts(view, question, 1) && view.actions.free?.includes('furies') && offered(question, 'move:furies:M3') && peaceful(view, 'move:furies:M3'), light: ['move:furies:M3'], at: 'main.board rect[data-place="M3"]' },
    { id: 'dz-done', when: (view, question) => acts(view, question, 1) && view.actions.event === 0 && !view.actions.own.length && offered(question, 'end'), light: ['end'], at: '.ask .ends', rule: 'DZ-TURN-1' },
    { id: 'dz-armed', when: (_view, question) => asked(question, 'well-armed') && offered(question, 'unit:civilians7'), light: ['unit:civilians7'], at: 'main.board [data-piece="civilians7"]' },
    { id: 'dz-brawl', when: (view, question, told) => acts(view, question, 2) && happened(told, 'zeds-retreated') && view.units.civilians7?.place === 'M5', at: 'main.board [data-piece="civilians7"]', teaches: ['dz-defiant'], rule: 'DZ-ZED-1' },
    { id: 'dz-strike', when: (view, question) => acts(view, question, 2) && offered(question, 'move:furies:M6') && sure(view, 'move:furies:M6'), light: ['move:furies:M6'], at: 'main.board rect[data-place="M6"]' },
    { id: 'dz-enough', when: (_view, question) => question !== null },
  ],
};

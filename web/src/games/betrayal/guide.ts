// A first night in the house: four explorers, three of them bots, and the haunt as the chart has it. Its rooms, cards and dice
// are always the same, and the first turns say what a good player would do; who does something else is told what still fits.
import { explorersOf } from './model';
import type { Guide, Question, View } from '../types';

const offered = (question: Question | null, option: string): boolean => question?.options.includes(option) ?? false;
const me = (view: View) => Object.values<View>(explorersOf(view)).find(({ seat }) => seat === view.you);
const acts = (view: View, question: Question | null): boolean => question?.prompt === 'act' && view.phase !== 'haunt';
const stands = (view: View, place: string): boolean => me(view)?.place === place;
/** Every explorer has had so many turns. */
const turns = (view: View, many: number): boolean => view.round > many * view.seats.length;

export const guide: Guide = {
  // The day before the birthday of the explorer whom the guide advises: whoever follows it begins.
  options: { players: 4, month: 10, day: 17 },
  fixed: true,
  over: (view) => view.phase === 'haunt' || turns(view, 2),
  steps: [
    { id: 'be-who', when: (_view, question) => offered(question, 'explorer:ox_bellows'), light: ['explorer:ox_bellows'], at: 'main.board [data-target="explorer:ox_bellows"]', teaches: ['be-choose'], rule: 'BH-SETUP-2' },
    { id: 'be-house', when: acts, at: 'main.board [data-room="entrance_hall"]', rule: 'BH-WIN-1' },
    { id: 'be-traits', when: acts, at: '.sheet .tracks' },
    { id: 'be-door', when: (view, question) => acts(view, question) && stands(view, 'entrance_hall') && offered(question, 'open:N'), light: ['open:N'], at: 'main.board [data-target="door entrance_hall:N"]', teaches: ['be-explore'], rule: 'BH-DISC-1' },
    { id: 'be-card', when: (view, question, told) => question !== null && told.some(({ kind, args }) => kind === 'rolled' && args.why === 'grave_dirt' && args.total >= args.need) && stands(view, 'gardens'), at: '.sheet .tracks', teaches: ['be-roll'], rule: 'BH-CARD-1' },
    { id: 'be-end', when: (view, question) => acts(view, question) && !turns(view, 1) && stands(view, 'gardens') && offered(question, 'end'), light: ['end'], at: '.ask .ends', rule: 'BH-TURN-2' },
    { id: 'be-omens', when: (view, question) => question !== null && view.omens > 0, at: 'main.board .moon', teaches: ['be-omen'], rule: 'BH-HAUNT-ROLL-3' },
    { id: 'be-walk', when: (view, question) => acts(view, question) && turns(view, 1) && stands(view, 'gardens') && offered(question, 'go:junk_room'), light: ['go:junk_room'], at: 'main.board [data-room="junk_room"]', rule: 'BH-MOVE-1' },
    { id: 'be-on', when: (view, question) => acts(view, question) && stands(view, 'junk_room') && offered(question, 'open:N'), light: ['open:N'], at: 'main.board [data-target="door junk_room:N"]', teaches: ['be-barrier'], rule: 'BH-DISC-1' },
    { id: 'be-item', when: (view, question) => acts(view, question) && Boolean(me(view)?.cards.includes('idol')), at: '.sheet [data-card="idol"]', teaches: ['be-cards'], rule: 'BH-CARD-1' },
    { id: 'be-rest', when: (view, question) => acts(view, question) && stands(view, 'bloody_room') && !turns(view, 2) && offered(question, 'end'), light: ['end'], at: '.ask .ends', rule: 'BH-TURN-2' },
    { id: 'be-book', when: (view) => view.phase === 'haunt', at: '.sheet .tabs', teaches: ['be-haunt'], rule: 'BH-HSET-2' },
    { id: 'be-enough', when: (_view, question) => question !== null },
  ],
};

// What a first game explains, each the first time it matters. The words are the messages `lesson-<id>`.

import type { GameEvent, Question, View } from '../types';
import { explorersOf, PRINTED, placeNow } from './model';

export interface Lesson {
  id: string;
  when(view: View, question: Question | null, events: GameEvent[]): boolean;
  rule?: string;
  once?: boolean;
}

const offered = (question: Question | null, start: string): boolean => question?.options.some((option) => option.startsWith(start)) ?? false;
const happened = (events: GameEvent[], ...kinds: string[]): boolean => events.some(({ kind }) => kinds.includes(kind));

export const lessons: Lesson[] = [
  { id: 'be-choose', when: (_view, question) => offered(question, 'explorer:'), once: true },
  { id: 'be-explore', when: (_view, question) => offered(question, 'go:') || offered(question, 'open:') },
  { id: 'be-tile', when: (_view, question) => question?.prompt === 'turn-room' },
  { id: 'be-roll', when: (_view, _question, events) => happened(events, 'rolled') },
  { id: 'be-omen', when: (_view, _question, events) => happened(events, 'haunt-roll') },
  { id: 'be-cards', when: (_view, question) => offered(question, 'use:') },
  { id: 'be-damage', when: (_view, question) => offered(question, 'split:') },
  { id: 'be-barrier', when: (view, question) => question !== null && !!PRINTED[placeNow(view)]?.barrier },
  { id: 'be-low', when: (view, question) => question !== null && Object.values(explorersOf(view)).some((one) => one.seat === view.you && Object.values(one.steps).some((step) => step === 0)) },
  { id: 'be-haunt', when: (view, question) => question !== null && view.phase === 'haunt' },
  { id: 'be-fight', when: (_view, question) => offered(question, 'attack:') },
  { id: 'be-monsters', when: (view, question) => question !== null && view.turn === 'monsters' },
];

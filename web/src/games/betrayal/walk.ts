// A walk of several steps is one touch: the next step follows by itself as long as nothing else happens.

import { untrack } from 'svelte';
import type { GameEvent, Hand, View } from '../types';
import { answersOf } from './ways';

const QUIET = new Set(['moved', 'turn']);

export class Walk {
  private rest: string[] = [];
  private asked: string | null = null;
  private prompt = '';

  begin(option: string, hand: Hand, view: View): void {
    const [first, ...rest] = answersOf(option, view);
    const taken = first !== undefined && hand.answer(first);
    this.rest = taken ? rest : [];
    this.asked = hand.question?.id ?? null;
    this.prompt = hand.question?.prompt ?? '';
  }

  // To be called whenever a question or events have come.
  follow(hand: Hand, events: readonly GameEvent[]): void {
    const { question } = hand;
    if (events.some(({ kind }) => !QUIET.has(kind))) this.rest = [];
    if (!this.rest.length || !question || question.id === this.asked) return;
    const [next, ...rest] = this.rest;
    const goesOn = question.prompt === this.prompt && question.options.includes(next!);
    this.rest = goesOn ? rest : [];
    this.asked = question.id;
    if (goesOn) untrack(() => hand.goOn(next!));
  }
}

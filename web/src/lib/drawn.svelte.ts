/**
 * The question for which something is drawn, from when people can see it. Until then a press is meant for what stood there
 * before, whatever lies under the hand when the page hears of it.
 */
import type { Question } from '../games/types';
import { pressedAt } from './pressed';
import { betweenPictures } from './unhurried.svelte';

export class Drawn {
  private readonly question: () => Question | null;
  private readonly id = $derived.by(() => this.question()?.id ?? null);
  private seenId = $state.raw<string | null>(null);
  private since = Infinity;
  /** The question is to be seen. */
  readonly seen = $derived(this.seenId === this.id);

  constructor(question: () => Question | null) {
    this.question = question;
    $effect(() => {
      const drawn = this.id;
      this.since = Infinity;
      let over = false;
      betweenPictures(() => {
        if (over || this.id !== drawn) return;
        this.since = performance.now();
        this.seenId = drawn;
      });
      // A page that is left draws nothing more, and what it was made of is not to be read any more.
      return () => void (over = true);
    });
  }

  /** The id of the question that the newest press was meant for; null if none was to be seen. */
  get pressed(): string | null {
    return pressedAt() >= this.since ? this.id : null;
  }
}

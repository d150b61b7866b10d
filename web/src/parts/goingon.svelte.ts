/** Whoever plays by keyboard goes on where the light falls next. */
import { tick, untrack } from 'svelte';

export class GoingOn {
  private byKeyboard = false;

  /** `asked`: the id of what is asked now. `begin`: what is done whenever something new is. */
  constructor(asked: () => string | undefined, board: () => HTMLElement, begin: () => void) {
    $effect(() => {
      const question = asked();
      untrack(begin);
      if (question === undefined || !this.byKeyboard) return;
      this.byKeyboard = false;
      void tick().then(() => {
        if (document.activeElement === document.body) board().querySelector<SVGElement>('[data-target]')?.focus();
      });
    });
  }

  /** Something was answered: by keyboard, or by hand. */
  answered(): void {
    this.byKeyboard = document.activeElement?.matches(':focus-visible') ?? false;
  }
}

import type { Seat } from '../lib/seat.svelte';

/** Which of the dialogs that every page shares is open. */
class Dialogs {
  settings = $state(false);
  /** The seat in front of the person, where its table has settings of its own. */
  seat = $state.raw<Seat | null>(null);
}

export const dialogs = new Dialogs();

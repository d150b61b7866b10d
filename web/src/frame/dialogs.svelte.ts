import type { Seat } from '../lib/seat.svelte';

/** Which of the dialogs that every page shares is open. */
class Dialogs {
  settings = $state(false);
  /** The seat that sets what a table has of its own: the person's that opened it, or else the one in front of them. */
  seat = $state.raw<Seat | null>(null);
}

export const dialogs = new Dialogs();

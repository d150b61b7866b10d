/** The moment of a game that is told again: it stands in the address, so that it can be found again and shown to others. */
import { address } from './router.svelte';

/** Which moment an address asks for, counted from 0; the first, if it asks for none. */
export function momentIn(query: Record<string, string>, moments: number): number {
  const step = Number(query.step);
  return Number.isInteger(step) ? Math.max(0, Math.min(step, moments) - 1) : 0;
}

/** Counted as people count. Nobody gets in by it who may not watch that game anyway: it holds no secret. */
export function addressOf(record: string, eyes: string, moment: number): string {
  return address('replay', record, { eyes, step: String(moment + 1) });
}

/** Some browsers let an address change only a hundred times in half a minute. */
const SELDOM = 400;

/** Keeps the address up to date, once in a while, as long as its page is there. */
export class AddressBar {
  private resting: ReturnType<typeof setTimeout> | undefined;
  private newest: string | null = null;

  show(address: string): void {
    this.newest = address;
    if (this.resting === undefined) this.write();
  }

  private write(): void {
    this.resting = undefined;
    if (this.newest === null) return;
    history.replaceState(history.state, '', this.newest);
    this.newest = null;
    this.resting = setTimeout(() => this.write(), SELDOM);
  }

  /** Another page has come: its address stays as it is. */
  leave(): void {
    clearTimeout(this.resting);
    this.newest = null;
  }
}

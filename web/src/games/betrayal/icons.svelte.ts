// Signs of cards, monsters and tokens: they are fetched when the first of them lies on the table.

import { SvelteMap } from 'svelte/reactivity';

const found = new SvelteMap<string, string>();
let asked = false;

export function iconFor(name: string): string | null {
  if (!asked) {
    asked = true;
    void import('./signs').then(
      ({ SIGNS }) => Object.entries(SIGNS).forEach(([id, line]) => found.set(id, line)),
      () => (asked = false),
    );
  }
  return found.get(name) ?? found.get(name.replace(/^token-|-\d+$/g, '')) ?? null;
}

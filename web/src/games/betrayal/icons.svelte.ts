// Signs of cards, monsters and tokens. Those of the house are fetched when the first of them lies on the table, those of a
// haunt with the books that name them.

import { SvelteMap } from 'svelte/reactivity';
import { iconLine } from '../../lib/bookicons.svelte';
import type { Words } from '../types';

const found = new SvelteMap<string, string>();
let asked = false;

export function iconFor(name: string, { pictures }: Words): string | null {
  if (!asked) {
    asked = true;
    void import('./signs').then(
      ({ SIGNS }) => Object.entries(SIGNS).forEach(([id, line]) => found.set(id, line)),
      () => (asked = false),
    );
  }
  const kind = name.replace(/^token-|-\d+$/g, '');
  const named = pictures?.signs[name] ?? pictures?.signs[kind];
  return (named ? iconLine(named) : null) ?? found.get(name) ?? found.get(kind) ?? null;
}

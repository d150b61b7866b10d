// What a card does that has just been turned up, for whoever cannot read it elsewhere while it is told: of those that turn
// over on the map the text stands there.

import type { GameEvent, Note, View, Words } from '../types';

const CARDS = new Set(['fate', 'foreseen']);

export function note({ kind, args }: GameEvent, _view: View, words: Words): Note | null {
  if (!CARDS.has(kind) || !words.has(`card-${args.card}-text`)) return null;
  return { on: words.say(`card-${args.card}`), text: words.say(`card-${args.card}-text`) };
}

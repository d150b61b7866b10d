// What a card does that has just been drawn, for whoever cannot read it elsewhere while it is told.

import type { GameEvent, Note, View, Words } from '../types';

const CARDS = new Set(['drew']);

export function note({ kind, args }: GameEvent, _view: View, words: Words): Note | null {
  if (!CARDS.has(kind) || !args.card || !words.has(`card-${args.card}-text`)) return null;
  return { on: words.name(args.card), text: words.say(`card-${args.card}-text`) };
}

// What the Killer shows and explains at a table: what the card he uses does, what his new level brings.

import type { GameEvent, View, Words } from '../types';

export function note({ kind, args }: GameEvent, view: View, words: Words): string {
  if (view.side === 'killer') return '';
  if (kind === 'card-played') return words.say(`card-${args.card}-text`);
  return kind === 'level' ? words.say(`level-${view.killer.who}-${args.level}`) : '';
}

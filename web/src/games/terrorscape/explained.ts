// What the Killer shows and explains at a table: what the card he uses does, what his new level brings.

import type { GameEvent, Note, View, Words } from '../types';

export function note({ kind, args }: GameEvent, view: View, words: Words): Note | null {
  if (view.side === 'killer') return null;
  if (kind === 'card-played') return { on: words.name(args.card), text: words.say(`card-${args.card}-text`) };
  if (kind !== 'level') return null;
  return { on: `${words.say('ts-status-level')} ${args.level}`, text: words.say(`level-${view.killer.who}-${args.level}`) };
}

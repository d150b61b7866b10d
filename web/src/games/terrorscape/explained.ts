// What the Killer shows and explains at a table: what the card he uses does, what his new level brings.

import type { GameEvent, Note, View, Words } from '../types';

// What was put into words once is not put into words again with every event.
const known = new WeakMap<Words, Map<string, Note>>();

export function note({ kind, args }: GameEvent, view: View, words: Words): Note | null {
  if (view.side === 'killer') return null;
  if (kind === 'card-played') return told(words, `card-${args.card}-text`, () => words.name(args.card));
  if (kind !== 'level') return null;
  return told(words, `level-${view.killer.who}-${args.level}`, () => `${words.say('ts-status-level')} ${args.level}`);
}

function told(words: Words, message: string, name: () => string): Note {
  const notes = known.get(words) ?? new Map<string, Note>();
  known.set(words, notes);
  const found = notes.get(message) ?? { on: name(), text: words.say(message) };
  notes.set(message, found);
  return found;
}

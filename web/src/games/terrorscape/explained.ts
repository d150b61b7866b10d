// What the Killer shows and explains at a table: what the card he uses does, what his new level brings, as was agreed.

import type { GameEvent, Json, Note, View, Words } from '../types';

type Agreed = Record<string, Json>;

// What was put into words once is not put into words again with every event.
const known = new WeakMap<Words, WeakMap<Agreed, Map<string, Note>>>();
const AS_PRINTED: Agreed = {};

export function note({ kind, args }: GameEvent, view: View, words: Words, agreed = AS_PRINTED): Note | null {
  if (view.side === 'killer') return null;
  if (kind === 'card-played') return told(words, agreed, `card-${args.card}-text`, () => words.name(args.card));
  if (kind !== 'level') return null;
  return told(words, agreed, `level-${view.killer.who}-${args.level}`, () => `${words.say('ts-status-level')} ${args.level}`);
}

function told(words: Words, agreed: Agreed, message: string, name: () => string): Note {
  const tables = known.get(words) ?? new WeakMap<Agreed, Map<string, Note>>();
  known.set(words, tables);
  const notes = tables.get(agreed) ?? new Map<string, Note>();
  tables.set(agreed, notes);
  const found = notes.get(message) ?? { on: name(), text: words.say(message, agreed) };
  notes.set(message, found);
  return found;
}

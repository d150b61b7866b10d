/** What bots think about, as far as this seat may know: the questions of its own side, and whose turn it is in the open. */
import type { Frame, Words } from '../games/types';
import { teamOf } from './labels';
import type { Sides, TableFacts, Weighed } from './protocol';

export interface Thought {
  /** The same as long as it is the same thought. */
  key: string;
  seats: string[];
  words: string;
}

interface Looking {
  you: string;
  table: TableFacts | null;
  sides: Sides;
  view: Frame | null;
  weighed: Weighed;
  heard: number;
}

export function thoughts({ you, table, sides, view, weighed, heard }: Looking, words: Words): Thought[] {
  if (!table || table.stage !== 'running') return [];
  const own = Object.entries(weighed).map(([seat, { prompt, args }]) => ({
    key: `${seat} ${prompt} ${JSON.stringify(args)}`,
    seats: [seat],
    words: words.say('think-about', {
      who: words.name(seat),
      what: words.prompt({ id: '', seat, prompt, args, options: [] }),
    }),
  }));
  const turn = view?.turn ?? '';
  // Whose turn it is, where that lies open: all seats of a side, or one seat.
  const others = (sides[turn] ?? [turn]).filter((seat) => seat in table.seats && !teamOf(you, sides).includes(seat));
  const bots = others.length > 0 && others.every((seat) => table.seats[seat]?.who === 'bot');
  if (!bots) return own;
  // Of another side only the turn is known, not what is asked: a thought lasts until something is heard of it.
  const planned = { key: `${turn} ${heard}`, seats: others, words: words.say('think-turn', { who: words.name(turn) }) };
  return [...own, planned];
}

/** What bots think about, as far as this seat may know: the questions of its own side, and whose turn it is in the open. */
import type { View, Words } from '../games/types';
import { sameSide } from './labels';
import type { TableFacts, Weighed } from './protocol';

export interface Thought {
  /** The same as long as it is the same thought. */
  key: string;
  seats: string[];
  words: string;
}

interface Looking {
  you: string;
  table: TableFacts | null;
  view: View | null;
  weighed: Weighed;
  heard: number;
}

export function thoughts({ you, table, view, weighed, heard }: Looking, words: Words): Thought[] {
  if (!table || table.stage !== 'running') return [];
  const own = Object.entries(weighed).map(([seat, { prompt, args }]) => ({
    key: `${seat} ${prompt} ${JSON.stringify(args)}`,
    seats: [seat],
    words: words.say('think-about', {
      who: words.name(seat),
      what: words.prompt({ id: '', seat, prompt, args, options: [] }),
    }),
  }));
  const others = Object.keys(table.seats).filter((seat) => belongs(seat, view?.turn) && !sameSide(seat, you));
  const bots = others.length > 0 && others.every((seat) => table.seats[seat]?.who === 'bot');
  if (!bots) return own;
  // Of another side only the turn is known, not what is asked: a thought lasts until something is heard of it.
  const turn = { key: `${view?.turn} ${heard}`, seats: others, words: words.say('think-turn', { who: words.name(view?.turn) }) };
  return [...own, turn];
}

/** A side is called like its one seat, or like its seats without their numbers. */
function belongs(seat: string, side: unknown): boolean {
  return side === seat || (/\d$/.test(seat) && side === `${seat.replace(/\d+$/, '')}s`);
}

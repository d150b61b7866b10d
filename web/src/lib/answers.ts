// Which answers stand in the list, and in what order.
import type { Ending, GameUi, Question, Seen, Words } from '../games/types';

export interface AnswerGroup {
  name: string;
  options: string[];
}

/** So many answers are put in groups. */
const LONG = 9;
/** These groups come last. */
const LAST = ['end', 'away'];

/** What ends a turn or phase, in games that say nothing else. */
const END = 'end';

/** What there is to know of the answer that ends a turn or phase; null if it is none. It never stands among the others. */
export function endingOf(option: string, asked: Question, ui: GameUi, view: Seen | null, words: Words): Ending | null {
  if (ui.ends && view) return ui.ends(option, asked, view, words);
  return option === END ? { left: '', sure: '' } : null;
}

/** The answers that stand in the list: where one plays on board and sheet, only what they do not offer, unless it is unfolded. */
export function listedAnswers(asked: Question, ui: GameUi, view: Seen | null, unfolded: boolean): string[] {
  const rank = (option: string) => ui.rank?.(option, asked.options, view) ?? Number(ui.onBoard(option));
  const inList = (option: string) => (ui.handsOn ? unfolded || !ui.onBoard(option) : !ui.listed || !view || ui.listed(option, asked, view));
  return asked.options.filter(inList).sort((a, b) => rank(a) - rank(b));
}

/** Long lists are put in groups, the one with the likeliest answer first. */
export function inGroups(options: string[], group: GameUi['group'], view: Seen | null = null): AnswerGroup[] {
  if (!group || options.length < LONG) return [{ name: '', options }];
  const found = new Map<string, string[]>();
  for (const option of options) {
    const name = group(option, options, view);
    found.set(name, [...(found.get(name) ?? []), option]);
  }
  return [...found].map(([name, members]) => ({ name, options: members })).sort((a, b) => LAST.indexOf(a.name) - LAST.indexOf(b.name));
}

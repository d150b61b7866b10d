/** What somebody may miss among the options, and what they may mean by a few typed words. */
import type { Words } from '../games/types';

const MOST = 40;

/** Things that were looked for and are not offered now; what reads the same stands there once. */
export function refusedThings(offered: string[], candidates: Iterable<string>, wordsOf: (option: string) => string = (option) => option): string[] {
  const now = new Set(offered);
  const missing = new Map<string, string>();
  for (const option of candidates) {
    const part = offered.some((each) => each.startsWith(`${option}:`));
    if (now.has(option) || part) continue;
    const said = wordsOf(option);
    if (!missing.has(said)) missing.set(said, option);
    if (missing.size === MOST) break;
  }
  return [...missing.values()];
}

/**
 * Names of answers that typed words may stand for: what people miss and these words are part of, the words as they stand,
 * and as objects of every verb asked for now.
 */
export function readings(typed: string, offered: string[], words: Words, missed: string[] = []): string[] {
  const said = typed.trim();
  const verbs = [...new Set(offered.map((option) => option.split(':')[0]!))];
  const thing = words.idOf?.(said) ?? said;
  const found = missed.filter((option) => words.option(option).toLowerCase().includes(said.toLowerCase()));
  if (said.includes(':')) found.push(said);
  for (const verb of verbs) for (const id of new Set([thing, thing.toUpperCase(), thing.toLowerCase()])) found.push(`${verb}:${id}`);
  if (!said.includes(' ')) found.push(said);
  return [...new Set(found)].slice(0, 18);
}

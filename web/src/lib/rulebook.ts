/** The rulebook as it is read: which rules hold at a table, and which belong to another edition, to later levels or to
 * rulings that the table has not made. */
import type { Chapter, Rule, Setting } from './api';
import type { Language } from './speech';

export interface Parts {
  here: Rule[];
  /** Rules of other editions, by edition. */
  others: [string, Rule[]][];
  /** Rules that hold from a later level on, by level. */
  later: [string, Rule[]][];
  /** Rules that would hold if the table had ruled otherwise. */
  ruledOut: Rule[];
}

/** Whether a table has closed a hole of the books as a rule needs it: `setting=choice`. */
export function ruledSo(ruling: string, options: Record<string, unknown>, settings: readonly Setting[]): boolean {
  const [name = '', choice] = ruling.split('=');
  return String(options[name] ?? settings.find((each) => each.name === name)?.default) === choice;
}

export function editionsIn(chapters: readonly Chapter[]): string[] {
  const found = chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.edition ?? ''));
  return [...new Set(found)].filter(Boolean).sort().reverse();
}

/** Which chapter a rule stands in; -1 where there is none of that id. */
export function chapterOf(chapters: readonly Chapter[], id: string): number {
  return chapters.findIndex((chapter) => chapter.rules.some((rule) => rule.id === id));
}

/** Sets apart what does not hold: other editions than the one in play, levels above it, and rulings not made. */
export function apart(
  rules: readonly Rule[],
  edition: string | null,
  levels: readonly string[],
  level: string | null,
  ruled: (ruling: string) => boolean = () => true,
): Parts {
  const parts: Parts = { here: [], others: [], later: [], ruledOut: [] };
  const reached = level === null ? Infinity : levels.indexOf(level);
  const put = (into: [string, Rule[]][], name: string, rule: Rule) => {
    const found = into.find(([known]) => known === name);
    if (found) found[1].push(rule);
    else into.push([name, [rule]]);
  };
  for (const rule of rules) {
    if (rule.edition && edition && rule.edition !== edition) put(parts.others, rule.edition, rule);
    else if (rule.level && levels.indexOf(rule.level) > reached) put(parts.later, rule.level, rule);
    else if (rule.ruling && !ruled(rule.ruling)) parts.ruledOut.push(rule);
    else parts.here.push(rule);
  }
  parts.later.sort(([a], [b]) => levels.indexOf(a) - levels.indexOf(b));
  return parts;
}

/** The chapters with those rules only that hold every word somebody looks for. */
export function matching(chapters: readonly Chapter[], wanted: string, language: Language): Chapter[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (rule: Rule) => {
    const text = `${rule.id} ${rule[language]}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return chapters.map((chapter) => ({ ...chapter, rules: chapter.rules.filter(fits) })).filter((chapter) => chapter.rules.length);
}

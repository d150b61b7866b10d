import { expect, test } from 'vitest';
import type { Chapter, Rule } from './api';
import { apart, chapterOf, editionsIn, matching, ruledSo } from './rulebook';

const rule = (id: string, more: Partial<Rule> = {}): Rule => ({ id, en: `${id} in English`, de: `${id} auf Deutsch`, ...more });
const book: Chapter[] = [
  { en: 'Doors', de: 'Türen', rules: [rule('A-1'), rule('A-2', { edition: 'v1.05' }), rule('A-3', { edition: 'v2' })] },
  { en: 'Levels', de: 'Stufen', rules: [rule('B-1', { level: 'basic' }), rule('B-2', { level: 'III' }), rule('B-3', { level: 'II' })] },
];
const LEVELS = ['basic', 'I', 'II', 'III'];
const ids = (rules: readonly Rule[]) => rules.map(({ id }) => id);

test('the edition in play comes first, the other is set apart', () => {
  const { here, others } = apart(book[0]!.rules, 'v2', [], null);
  expect(ids(here)).toEqual(['A-1', 'A-3']);
  expect(others.map(([edition, rules]) => [edition, ids(rules)])).toEqual([['v1.05', ['A-2']]]);
});

test('rules of later levels wait, the nearest level first', () => {
  const { here, later } = apart(book[1]!.rules, null, LEVELS, 'I');
  expect(ids(here)).toEqual(['B-1']);
  expect(later.map(([level]) => level)).toEqual(['II', 'III']);
});

test('without a table nothing is too late', () => {
  expect(ids(apart(book[1]!.rules, null, LEVELS, null).here)).toEqual(['B-1', 'B-2', 'B-3']);
});

test('of a hole of the books that is what the table has agreed on, or what is usual', () => {
  const rules = [rule('C-1'), rule('C-2', { ruling: 'twins_dead=together' }), rule('C-3', { ruling: 'twins_dead=nobody' })];
  const settings = [{ name: 'twins_dead', default: 'together' }];
  const usual = apart(rules, null, [], null, (ruling) => ruledSo(ruling, {}, settings));
  expect([ids(usual.here), ids(usual.ruledOut)]).toEqual([['C-1', 'C-2'], ['C-3']]);
  const agreed = apart(rules, null, [], null, (ruling) => ruledSo(ruling, { twins_dead: 'nobody' }, settings));
  expect([ids(agreed.here), ids(agreed.ruledOut)]).toEqual([['C-1', 'C-3'], ['C-2']]);
});

test('editions are listed newest first, and only where there are any', () => {
  expect(editionsIn(book)).toEqual(['v2', 'v1.05']);
  expect(editionsIn(book.slice(1))).toEqual([]);
});

test('a rule is found by its id and by words of the language in use', () => {
  expect(chapterOf(book, 'B-3')).toBe(1);
  expect(chapterOf(book, 'C-1')).toBe(-1);
  expect(matching(book, 'b-2 deutsch', 'de').map((chapter) => ids(chapter.rules))).toEqual([['B-2']]);
  expect(matching(book, 'deutsch', 'en')).toEqual([]);
});

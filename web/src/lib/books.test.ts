import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Book } from './api';
import { Books, withBooks } from './books.svelte';
import type { News } from './protocol';
import { Speech } from './speech';

const book = (name: string, en = ''): Book => ({ name, words: { en, de: en }, chapters: [], headpiece: [], signs: {} });
const news = (...patch: any[]): News => ({ type: 'news', n: 1, patch });
const named = (books: Books) => books.all.map(({ name }) => name);

let given: Book[];
let asked: number;
let fails: number;
let done: string[];
const work = (what: string) => () => void done.push(what);
const make = () =>
  new Books(async () => {
    asked += 1;
    if (fails-- > 0) throw new Error('no line');
    return given;
  });

beforeEach(() => {
  vi.useFakeTimers();
  [given, asked, fails, done] = [[book('ball/spy'), book('ball')], 0, 0, []];
});
afterEach(() => void vi.useRealTimers());

test('a game without secret books never asks for any', () => {
  const books = make();
  books.welcome({ place: 'B5' }, work('welcome'));
  books.welcome(null, work('gathering'));
  books.news(news([['place'], 'B6']), work('moved'));
  expect([asked, done]).toEqual([0, ['welcome', 'gathering', 'moved']]);
});

test('what comes with a book, and after it, waits until the book is there', async () => {
  const books = make();
  books.welcome({ books: [] }, work('welcome'));
  books.news(news([['books'], 0, 0, ['ball/spy', 'ball']]), work('masks'));
  books.news(news([['night'], 1]), work('night'));
  expect(done).toEqual(['welcome']);
  await vi.runAllTimersAsync();
  expect(done).toEqual(['welcome', 'masks', 'night']);
  expect([asked, named(books)]).toEqual([1, ['ball/spy', 'ball']]);
});

test('a whole new view asks again only where it names other books', async () => {
  const books = make();
  books.welcome({ books: ['ball/spy', 'ball'] }, work('reload'));
  await vi.runAllTimersAsync();
  books.news(news([[], { books: ['ball/spy', 'ball'] }]), work('same'));
  expect([asked, done]).toEqual([1, ['reload', 'same']]);
  books.news(news([[], { books: ['ball/spy', 'ball/friend', 'ball'] }]), work('more'));
  await vi.runAllTimersAsync();
  expect([asked, done]).toEqual([2, ['reload', 'same', 'more']]);
});

test('books that were taken back are forgotten', async () => {
  const books = make();
  books.welcome({ books: ['ball/spy', 'ball'] }, work('reload'));
  await vi.runAllTimersAsync();
  books.welcome({ books: [] }, work('back'));
  expect([books.all, done]).toEqual([[], ['reload', 'back']]);
});

test('without a line the game goes on, and the books follow', async () => {
  fails = 4;
  const books = make();
  books.welcome({ books: ['ball'] }, work('welcome'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect([done, books.all]).toEqual([['welcome'], []]);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(named(books)).toEqual(['ball/spy', 'ball']);
});

test('whoever has left holds no book, even if one was on its way', async () => {
  const books = make();
  books.welcome({ books: ['ball'] }, work('welcome'));
  books.close();
  await vi.runAllTimersAsync();
  expect([books.all, done]).toEqual([[], []]);
});

test('words of a book are added for whoever holds it and for nobody else', () => {
  const words = new Speech('en', ['option-sleep = Sleep']);
  const [spy, friend] = [[book('spy', 'option-out = Blow out the lamp')], [book('friend', 'option-hope = Hope')]];
  expect(withBooks(words, []).has('option-out')).toBe(false);
  expect(withBooks(words, spy).option('out')).toBe('Blow out the lamp');
  expect(withBooks(words, spy).option('sleep')).toBe('Sleep');
  expect(withBooks(words, friend).has('option-out')).toBe(false);
  expect(words.has('option-out')).toBe(false);
  expect(withBooks(words, spy)).toBe(withBooks(words, spy));
});

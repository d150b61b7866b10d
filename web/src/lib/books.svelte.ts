/**
 * The secret books that one seat may read: words and chapters that the server gives to that seat alone. They are held by
 * the seat that was given them and by nothing else, so that two seats on one device never share them, and nothing of
 * them is kept when the page goes.
 */
import type { Pictures, Seen } from '../games/types';
import type { Book } from './api';
import { iconLine } from './bookicons.svelte';
import type { News } from './protocol';
import type { Speech } from './speech';

const TRIES = 3;
const PAUSE = 400;
/** After this long it is tried once more where no line was to be had (ms). */
const LATER = 5_000;

export class Books {
  all = $state.raw<Book[]>([]);
  private waiting: [renewed: boolean, work: () => void][] | null = null;
  private again: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly read: () => Promise<Book[]>) {}

  /** Takes in a whole view; nothing that waited before matters any more. */
  welcome(view: Seen | null, work: () => void): void {
    this.waiting = null;
    if (!view?.books?.length) this.all = [];
    this.take(this.differ(view), work);
  }

  /** Takes in what is new. What comes with a book waits for it, and so does all that follows: its words stand there. */
  news(message: News, work: () => void): void {
    this.take(message.patch?.some(([path, value]) => (path.length ? path[0] === 'books' : this.differ(value as Seen))) ?? false, work);
  }

  close(): void {
    this.closed = true;
    this.waiting = null;
    this.all = [];
    clearTimeout(this.again);
  }

  private differ(view: Seen | null): boolean {
    const named: string[] = view?.books ?? [];
    return named.join() !== this.all.map(({ name }) => name).join();
  }

  private take(renewed: boolean, work: () => void): void {
    if (this.waiting) this.waiting.push([renewed, work]);
    else if (!renewed) work();
    else void this.fetchBefore(work);
  }

  private async fetchBefore(work: () => void): Promise<void> {
    const waiting: [boolean, () => void][] = (this.waiting = []);
    for (let tried = 1; !(await this.fetch()) && tried < TRIES; tried++) await new Promise((done) => setTimeout(done, PAUSE));
    if (this.waiting !== waiting) return;
    this.waiting = null;
    work();
    for (const [renewed, next] of waiting) this.take(renewed, next);
  }

  /** Whether they came. Where they did not the game goes on, and they follow. */
  private async fetch(): Promise<boolean> {
    clearTimeout(this.again);
    try {
      const found = await this.read();
      if (!this.closed) this.all = found;
      fetchIcons(found);
      return true;
    } catch {
      if (!this.closed) this.again = setTimeout(() => void this.fetch(), LATER);
      return false;
    }
  }
}

/** What books show is there from the moment they may be read, whatever the line does later. */
export function fetchIcons(books: readonly Book[]): void {
  for (const { headpiece, signs } of books) [...headpiece, ...Object.values(signs)].forEach(iconLine);
}

const spoken = new WeakMap<readonly Book[], WeakMap<Speech, Speech>>();

/** Words with those of books on top: made anew for other books, and gone with them. */
export function withBooks(words: Speech, books: readonly Book[]): Speech {
  if (!books.length) return words;
  const known = spoken.get(books) ?? new WeakMap<Speech, Speech>();
  spoken.set(books, known);
  const found = known.get(words) ?? words.with(books.map((book) => book.words[words.language]), picturesOf(books));
  known.set(words, found);
  return found;
}

const picturesOf = (books: readonly Book[]): Pictures => ({
  headpiece: books.flatMap(({ headpiece }) => headpiece),
  signs: Object.assign({}, ...books.map(({ signs }) => signs)),
});

/** The icons that the games' secret books name, read from their files when the client is built. */
import { readdirSync, readFileSync } from 'node:fs';

const GAMES = `${import.meta.dirname}/../src/lamplit/games/`;
const HEADPIECE = /^headpiece *= *\[([^\]]*)\]/m;
const SIGNS = /^\[signs\]\n((?:(?!\[).*\n?)*)/m;

/** All of them, each once, in the order of the alphabet. */
export function iconsNamedInBooks(): string[] {
  const files = readdirSync(GAMES, { recursive: true, encoding: 'utf-8' });
  const inBooks = files.filter((file) => file.endsWith('.toml') && file.split(/[\\/]/).includes('books'));
  const books = inBooks.map((file) => readFileSync(`${GAMES}${file}`, 'utf-8'));
  return [...new Set(books.flatMap(namedIn))].sort();
}

function namedIn(book: string): string[] {
  const headpiece = HEADPIECE.exec(book)?.[1]?.match(/"[^"]+"/g) ?? [];
  const signs = SIGNS.exec(book)?.[1]?.match(/"[^"]+"(?= *(#.*)?$)/gm) ?? [];
  return [...headpiece, ...signs].map((name) => name.slice(1, -1));
}

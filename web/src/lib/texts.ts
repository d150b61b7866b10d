/**
 * Where the words stand: the Fluent files of programs, client and games, a chunk a language. Those of engine and server
 * are errors, which the server tells in words. What was not built into this client the server knows.
 */
import { readWords } from './api';
import { Speech, type Language } from './speech';
import { startWords } from './startwords';

const shared = import.meta.glob<string>(['../../../src/lamplit/text/*.ftl', '../text/*.ftl'], {
  query: '?raw',
  import: 'default',
});
const games = import.meta.glob<string>(
  [
    '../../../src/lamplit/games/*/text/*.ftl',
    '../../../src/lamplit/games/*/text/*/*.ftl',
    '../../../src/lamplit/games/*/*/*/text/*.ftl',
    '!../../../src/lamplit/games/*/text/start/*.ftl',
    '!../../../src/lamplit/games/*/text/campaign/*.ftl',
    '../games/*/text/*.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** What one page alone says, and what it says of one game. */
const pages = import.meta.glob<string>('../text/*/*.ftl', { query: '?raw', import: 'default' });
const pagesOfGames = import.meta.glob<string>(['../games/*/text/*/*.ftl', '../../../src/lamplit/games/*/text/campaign/*.ftl'], {
  query: '?raw',
  import: 'default',
});

const ready = new Map<string, Promise<Speech>>();
/** Games that came to the server after this client was built. */
let newer: string[] = [];

const inside = (game: string) => (path: string) => path.includes(`/games/${game}/`);
const isBuilt = (game: string) => Object.keys(games).some(inside(game));

/** From now on these games are called by their names, too. */
export function meet(names: string[]): void {
  const found = names.filter((name) => !isBuilt(name));
  if (found.join() === newer.join()) return;
  newer = found;
  ready.clear();
}

/** The words of a language, with those of a game and of a page on top. */
export function loadSpeech(language: Language, game: string | null, page: string | null = null): Promise<Speech> {
  const key = `${language} ${game ?? ''} ${page ?? ''}`;
  let found = ready.get(key);
  if (!found) {
    found = read(language, game, page);
    found.catch(() => ready.delete(key));
    ready.set(key, found);
  }
  return found;
}

async function read(language: Language, game: string | null, page: string | null): Promise<Speech> {
  const spoken = (files: Record<string, () => Promise<string>>, wanted: (path: string) => boolean) =>
    Object.entries(files)
      .filter(([path]) => path.endsWith(`/${language}.ftl`) && wanted(path))
      .map(([, source]) => source());
  const sources = [
    ...spoken(shared, () => true),
    startWords[language](),
    ...newer.filter((name) => name !== game).map((name) => readWords(name, language, 'start')),
    ...(game === null ? [] : isBuilt(game) ? spoken(games, inside(game)) : [readWords(game, language)]),
    ...spoken(pages, (path) => path.includes(`/text/${page}/`)),
    ...spoken(pagesOfGames, (path) => path.includes(`/games/${game}/text/${page}/`)),
  ];
  return new Speech(language, await Promise.all(sources));
}

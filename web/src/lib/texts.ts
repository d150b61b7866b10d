/**
 * Where the words stand: the Fluent files of programs, client and games, a chunk a language. Those of engine and server
 * are errors, which the server tells in words.
 */
import { Speech, type Language } from './speech';

const shared = import.meta.glob<string>(['../../../src/lamplit/text/*.ftl', '../text/*.ftl'], {
  query: '?raw',
  import: 'default',
});
const games = import.meta.glob<string>(
  ['../../../src/lamplit/games/*/text/*.ftl', '../../../src/lamplit/games/*/text/*/*.ftl', '../games/*/text/*.ftl'],
  { query: '?raw', import: 'default' },
);

const pages = import.meta.glob<string>(['../text/*/*.ftl', '../games/*/text/*/*.ftl'], { query: '?raw', import: 'default' });

const ready = new Map<string, Promise<Speech>>();

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
  const places = game ? ['..', `../games/${game}`] : ['..'];
  const wanted = [
    ...Object.entries(shared).filter(([path]) => path.endsWith(`/${language}.ftl`)),
    ...Object.entries(games).filter(([path]) => game && path.includes(`/${game}/text/`) && path.endsWith(`/${language}.ftl`)),
    ...Object.entries(pages).filter(([path]) => page && places.some((place) => path.endsWith(`${place}/text/${page}/${language}.ftl`))),
  ];
  return new Speech(language, await Promise.all(wanted.map(([, source]) => source())));
}

import type { GameUi } from './types';

/** Every game is a chunk of its own, fetched when somebody sits down to it. Its folder's `index.ts` exports `ui`. */
const folders = import.meta.glob<{ ui: GameUi }>('./*/index.ts');
/** The picture alone is what the start page needs. */
const pictures = import.meta.glob<{ default: GameUi['Picture'] }>('./*/Picture.svelte');

export function drawn(game: string): boolean {
  return `./${game}/index.ts` in folders;
}

export async function loadGame(game: string): Promise<GameUi> {
  const load = folders[`./${game}/index.ts`];
  if (!load) throw new Error(`no drawing of ${game}`);
  return (await load()).ui;
}

/** The picture of a game, or nothing where there is none or the line breaks: the page is as good without it. */
export async function loadPicture(game: string): Promise<GameUi['Picture'] | null> {
  const found = await pictures[`./${game}/Picture.svelte`]?.().catch(() => null);
  return found?.default ?? null;
}

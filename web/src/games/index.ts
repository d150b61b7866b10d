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

export async function loadPicture(game: string): Promise<GameUi['Picture'] | null> {
  const load = pictures[`./${game}/Picture.svelte`];
  return load ? (await load()).default : null;
}

import type { Component } from 'svelte';
import type { Beginners, CampaignProps, GameUi, Guide, SummaryProps } from './types';

/** Every game is a chunk of its own, fetched when somebody sits down to it. Its folder's `index.ts` exports `ui`. */
const folders = import.meta.glob<{ ui: GameUi }>('./*/index.ts');
/** The picture alone is what the start page needs. */
const pictures = import.meta.glob<{ default: GameUi['Picture'] }>('./*/Picture.svelte');

/** What teaches a game in five minutes: pictures and the order they come in; words are in the game's `text/learn`. */
export interface Learning {
  Picture: Component<{ of: string }>;
  steps: string[];
}
const lectures = import.meta.glob<{ default: Learning['Picture']; steps: string[] }>('./*/Learn.svelte');

export function taught(game: string): boolean {
  return `./${game}/Learn.svelte` in lectures;
}

export async function loadLearning(game: string): Promise<Learning | null> {
  const found = await lectures[`./${game}/Learn.svelte`]?.();
  return found ? { Picture: found.default, steps: found.steps } : null;
}

/** A first game that is told step by step; its words are in the game's `text/guide`. */
const guides = import.meta.glob<Guide>('./*/guide.ts', { import: 'guide' });

export function guided(game: string): boolean {
  return `./${game}/guide.ts` in guides;
}

export async function loadGuide(game: string): Promise<Guide | null> {
  return (await guides[`./${game}/guide.ts`]?.()) ?? null;
}

/** The page after a game is fetched when a game has ended. */
const summaries = import.meta.glob<{ default: Component<SummaryProps> }>('./*/Summary.svelte');

export async function loadSummary(game: string): Promise<Component<SummaryProps> | null> {
  return (await summaries[`./${game}/Summary.svelte`]?.())?.default ?? null;
}

/** The games of a campaign as a path, for those that have one; its words are the game's own. */
const campaigns = import.meta.glob<{ default: Component<CampaignProps> }>('./*/Campaign.svelte');

export function hasCampaign(game: string): boolean {
  return `./${game}/Campaign.svelte` in campaigns;
}

export async function loadCampaign(game: string): Promise<Component<CampaignProps> | null> {
  return (await campaigns[`./${game}/Campaign.svelte`]?.())?.default ?? null;
}

/** What games offer those who are new to them: a few lines each, which the start page needs at once. */
const firsts = import.meta.glob<Beginners>('./*/beginners.ts', { eager: true, import: 'beginners' });

export function beginnersOf(game: string): Beginners | null {
  return firsts[`./${game}/beginners.ts`] ?? null;
}

/** Whether the game has a table of its own here; the others are shown by what their views hold. */
export function drawn(game: string): boolean {
  return `./${game}/index.ts` in folders;
}

export async function loadGame(game: string): Promise<GameUi> {
  const load = folders[`./${game}/index.ts`];
  return load ? (await load()).ui : (await import('../frame/generic')).generic(game);
}

/** The picture of a game, or nothing where the line breaks: the page is as good without it. */
export async function loadPicture(game: string): Promise<GameUi['Picture'] | null> {
  const load = pictures[`./${game}/Picture.svelte`] ?? (() => import('../frame/generic/GenericPicture.svelte'));
  return (await load().catch(() => null))?.default ?? null;
}

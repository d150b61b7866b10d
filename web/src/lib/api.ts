/** The HTTP half of docs/protocol.md. All addresses are relative to where the page lies. */
import type { GameEvent, Question, Seen } from '../games/types';
import type { Change } from './patch';
import type { Chair, TableFacts, Trouble } from './protocol';
import { settings } from './settings.svelte';
import type { Language } from './speech';

export class ApiError extends Error {
  constructor(
    readonly trouble: Trouble,
    readonly status: number,
  ) {
    super(trouble.text);
  }
}

/** Nobody answered: the server or the line is down. */
export class NoServer extends Error {}

export interface Setting {
  name: string;
  default: any;
  values?: any[];
  low?: number;
  high?: number;
  /** It lists such numbers: "1+4+12". */
  several?: boolean;
  /** Hardly anybody changes it: it is folded away under this title. */
  group?: string;
  /** It is this part of today's date, filled in by whoever opens a table. */
  today?: 'month' | 'day';
}

export interface GameFacts {
  name: string;
  settings: Setting[];
  levels: string[];
  seats: string[];
  sides: Record<string, string[]>;
  /** Settings that suit people at a screen, and those that suit one person among bots, unless they choose otherwise. */
  for_people: Record<string, any>;
  for_one: Record<string, any>;
}

export interface Opening {
  game: string;
  options: Record<string, any>;
  seats: Record<string, string>;
  name: string;
  public: boolean;
  spectators: 'none' | 'live' | 'delayed';
  undo: 'never' | 'free' | 'ask';
  pace: 'live' | 'calm';
  bot_pace: 'instant' | 'quick' | 'calm';
  record: string | null;
  /** A first game whose cards and dice are always the same. */
  guided?: boolean;
  /** What all secrets of the table follow from: with the same one the same wish may be sent again. */
  secret: string;
}

export interface Opened {
  table: string;
  host: string;
  invite: string;
  seats: Record<string, string>;
}

/** Where others find the server, and whether whoever sits at its machine can let them in now. */
export interface PlaceShown {
  addresses: string[];
  alone: boolean;
  door: boolean;
}

export interface ReplayFrame {
  view?: Seen | null;
  patch?: Change[];
  events?: GameEvent[];
  question?: Question | null;
  /** Who answered; `null` is the clock. */
  by?: string | null;
  now?: number;
}

export interface TableListed {
  id: string;
  game: string;
  stage: TableFacts['stage'];
  options: Record<string, any>;
  seats: Record<string, Chair>;
  spectators: TableFacts['spectators'];
  created: number;
}

export interface RecordListed {
  id: string;
  game: string;
  options: Record<string, any>;
  seats: Record<string, Chair>;
  result: Record<string, any> | null;
  imported: boolean;
  verified: boolean;
  answers: number;
  seconds: number;
  created: number;
}

export interface Rule {
  id: string;
  en: string;
  de: string;
  see?: string[];
  /** Where it holds in one edition only. */
  edition?: string;
  /** From which level on it holds, in games that are learned level by level. */
  level?: string;
  /** How the table must have closed a hole of the books, as `setting=choice`. */
  ruling?: string;
  /** What it is about, in a secret book: `victory`, `setup` … */
  kind?: string;
}

export interface Chapter {
  en: string;
  de: string;
  rules: Rule[];
}

/** A secret book: words (Fluent) by language, and chapters. */
export interface Book {
  name: string;
  words: Record<Language, string>;
  chapters: Chapter[];
  /** Icons: those of its headpiece, and by the name of what has one. */
  headpiece: string[];
  signs: Record<string, string>;
}

export const root = new URL('.', document.baseURI);

export function socketAddress(): string {
  const address = new URL('api/socket', root);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  return address.href;
}

export async function call<T>(
  path: string,
  { method = 'GET', body, secret }: { method?: string; body?: unknown; secret?: string } = {},
): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language() };
  if (secret) headers['Authorization'] = `Bearer ${secret}`;
  if (body !== undefined) headers['Content-Type'] = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json';
  let answer: Response;
  try {
    answer = await fetch(new URL(`api/${path}`, root), {
      method,
      headers,
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
      cache: 'no-store',
    });
  } catch {
    throw new NoServer();
  }
  if (answer.ok && answer.headers.get('Content-Type')?.startsWith('text/plain')) return (await answer.text()) as T;
  const told = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  if (told?.error) throw new ApiError(told.error as Trouble, answer.status);
  throw new NoServer();
}

const language = () => settings.choices.language;
const part = encodeURIComponent;

export const listGames = () => call<GameFacts[]>('games');
export const seatsFor = (game: string, options: Record<string, any>) =>
  call<{ seats: string[]; sides: Record<string, string[]> }>(`games/${part(game)}/seats`, {
    method: 'POST',
    body: { options },
  });
/** A game's words as they are written: those of a part, or all that everybody may read. */
export const readWords = (game: string, language: string, words = '') =>
  call<string>(`games/${part(game)}/words/${part(language)}${words && `?part=${part(words)}`}`);
export const readRules = (game: string) => call<Chapter[]>(`games/${part(game)}/rules`);
export const listTables = () => call<TableListed[]>('tables');
export const openTable = (opening: Opening, secret?: string) =>
  call<Opened>('tables', { method: 'POST', body: opening, secret });
export const askTable = (table: string, secret?: string) => call<TableFacts>(`tables/${part(table)}`, { secret });
/** The secret books that a seat may read now, with its secret; those of spectators with the invitation. */
export const readBooks = (table: string, seat: string, secret?: string) =>
  call<Book[]>(`tables/${part(table)}/books?seat=${part(seat)}`, { secret });
/** All secret books of a game that is over. */
export const readRecordBooks = (record: string, secret?: string) => call<Book[]>(`records/${part(record)}/books`, { secret });
/**
 * `knows` are the seats that this person holds or has held there: nobody looks through the eyes of both sides. `secret` is
 * the one that shall open the seat: with the same one the same wish may be sent again.
 */
export interface SeatWish {
  seat: string;
  name: string;
  knows: string[];
  secret: string;
  invite?: string;
}
export const joinTable = (table: string, wish: SeatWish) =>
  call<unknown>(`tables/${part(table)}/join`, { method: 'POST', body: wish });
export const closeTable = (table: string, host: string) =>
  call<null>(`tables/${part(table)}`, { method: 'DELETE', secret: host });
export const askPlace = () => call<PlaceShown>('place');
export const openPlace = () => call<PlaceShown>('place', { method: 'POST' });
export const listRecords = () => call<RecordListed[]>('records');
export const aboutRecord = (record: string, secret?: string) =>
  call<RecordListed>(`records/${part(record)}/about`, { secret });
export const bringRecord = (text: string) =>
  call<{ record: string; invite: string; unfinished: boolean }>('records', { method: 'POST', body: text });

/** A whole game as one seat saw it. Frames come in pages; `progress` is told how far it is, from 0 to 1. */
export async function readFrames(
  record: string,
  seat: string,
  secret?: string,
  progress: (share: number) => void = () => {},
): Promise<ReplayFrame[]> {
  const frames: ReplayFrame[] = [];
  for (;;) {
    const asked = new URLSearchParams({ seat, start: String(frames.length) });
    const page = await call<{ total: number; frames: ReplayFrame[] }>(`records/${part(record)}/frames?${asked}`, { secret });
    frames.push(...page.frames);
    progress(page.total ? frames.length / page.total : 1);
    if (frames.length >= page.total || !page.frames.length) return frames;
  }
}

/** The record itself, as a file for the person. */
export async function downloadRecord(record: string, secret?: string): Promise<Blob> {
  const headers: Record<string, string> = secret ? { Authorization: `Bearer ${secret}` } : {};
  const answer = await fetch(new URL(`api/records/${part(record)}`, root), { headers, cache: 'no-store' });
  if (!answer.ok) throw new NoServer();
  return answer.blob();
}

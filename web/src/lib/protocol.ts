/** The messages of docs/protocol.md, as types. */
import type { GameEvent, Question, Seen } from '../games/types';
import type { Change } from './patch';

export interface Chair {
  who: 'open' | 'person' | 'bot';
  name: string;
  level?: string;
  here?: boolean;
}

export interface Vote {
  id: string;
  what: 'undo' | 'kick';
  by: string;
  whom?: string;
  yes: string[];
  /** On a removal: whose agreement is needed, and the moment of the server's clock from which each may vote. */
  voters?: Record<string, number>;
}

export interface TableFacts {
  id: string;
  game: string;
  options: Record<string, any>;
  stage: 'gathering' | 'running' | 'over' | 'closed';
  host: string;
  seats: Record<string, Chair>;
  votes: Vote[];
  public: boolean;
  spectators: 'none' | 'live' | 'delayed';
  undo: 'never' | 'free' | 'ask';
  pace: 'live' | 'calm';
  bot_pace: 'instant' | 'quick' | 'calm';
  /** Whether it goes on with a game that was brought along. */
  imported: boolean;
  /** How long a bot thinks at most. */
  bot_seconds: number;
  /** Whether whoever was invited may take over for a bot while the game runs. */
  latecomers: boolean;
  /** Whom the seats play, as far as everybody may know; only at the door. */
  plays?: Record<string, string[]>;
  rematch?: string;
  pencils?: boolean;
}

/** The sides that everybody can tell, with their seats. */
export type Sides = Record<string, string[]>;

/** What bots with the same eyes are asked, by their seats. */
export type Weighed = Record<string, { prompt: string; args: Record<string, any> }>;

export interface Line {
  n: number;
  seat: string;
  team: boolean;
  words: string;
  time: number;
  /** Nobody spoke: somebody of this name took the seat over from a bot. */
  came?: string;
}

export interface Ping {
  seat: string;
  kind: string;
  on: string;
}

export interface Trouble {
  message: string;
  arguments: Record<string, any>;
  rule: string | null;
  text: string;
}

export interface Welcome {
  type: 'welcome';
  epoch: string;
  n: number;
  you: string;
  time: number;
  zero: number | null;
  table: TableFacts;
  sides: Sides;
  /** The seats with the same eyes as this one, itself included. */
  mates: string[];
  view: Seen | null;
  question: Question | null;
  weighed: Weighed;
  events: GameEvent[];
  heard: number;
  talk: Line[];
  marks: Record<string, string[]>;
  result: Record<string, any> | null;
  later?: string[];
}

export interface Resumed {
  type: 'resumed';
  epoch: string;
  time: number;
  zero: number | null;
}

export interface News {
  type: 'news';
  n: number;
  patch?: Change[];
  table?: Change[];
  sides?: Sides;
  mates?: string[];
  /** How many events were told in all, where some were taken back. */
  heard?: number;
  events?: GameEvent[];
  question?: Question | null;
  /** Changes to the question that was open, where the next is of the same kind. */
  question_patch?: Change[];
  weighed?: Weighed;
  talk?: Line[];
  pings?: Ping[];
  marks?: Record<string, string[]>;
  result?: Record<string, any> | null;
  zero?: number | null;
  /** The parts of the view that follow in news of their own: until then they are as they were before. */
  later?: string[];
}

export type Reply =
  | { type: 'done'; id: string }
  | { type: 'refused'; id: string; error: Trouble }
  | { type: 'because'; id: string; error: Trouble | null }
  | { type: 'older'; id: string; events: GameEvent[] }
  | { type: 'time'; id: string; time: number };

export type FromServer = Welcome | Resumed | News | Reply | { type: 'bye'; error: Trouble };

export type Command =
  | { type: 'answer'; question: string; option: string }
  | { type: 'why'; option: string }
  | { type: 'undo'; turn: boolean }
  | { type: 'ask_undo' }
  | { type: 'kick'; seat: string }
  | { type: 'vote'; vote: string; yes: boolean }
  | { type: 'say'; words: string; team: boolean }
  | { type: 'ping'; kind: string; on: string }
  | { type: 'pencil'; mark: string; place: string; rub_out: boolean }
  | { type: 'name'; name: string }
  | { type: 'start'; fill: string }
  | { type: 'seat'; seat: string; who: string }
  | { type: 'pace'; bot_pace: TableFacts['bot_pace'] }
  | { type: 'latecomers'; welcome: boolean }
  | { type: 'bot'; level: string }
  | { type: 'back' }
  | { type: 'leave' }
  | { type: 'rematch' }
  | { type: 'older'; before: number; count: number }
  | { type: 'time' };

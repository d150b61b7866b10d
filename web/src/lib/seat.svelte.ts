/** One seat at one table, as this device knows it: everything a page needs to draw, kept up to date by its line. */
import type { GameEvent, GameUi, Hand, Question, Seen } from '../games/types';
import { readBooks, socketAddress } from './api';
import { Books } from './books.svelte';
import { Comings, type Coming } from './comings';
import { Connection, type Entrance, type LineState, type WebSocketLike } from './connection';
import { applyPatch } from './patch';
import type { Command, Line, News, Ping, Reply, Sides, TableFacts, Trouble, Weighed, Welcome } from './protocol';
import { settings } from './settings.svelte';
import { Shown } from './shown.svelte';
import { never, soon, TURN } from './unhurried.svelte';

export interface ShownPing extends Ping {
  key: number;
}

const PING_LASTS = 4_000;
const PATIENCE = 150;
/** Milliseconds within which a second press belongs to the first: nobody wonders that it does nothing. */
const ONE_HAND = 500;

export class Seat {
  line = $state<LineState>('connecting');
  you = $state('');
  table = $state.raw<TableFacts | null>(null);
  sides = $state.raw<Sides>({});
  /** The seats with the same eyes as this one. */
  mates = $state.raw<string[]>([]);
  /** It knows nothing, so far, that not everybody may: as its game says. */
  get candid(): boolean {
    return !!(this.view && this.ui?.candid?.(this.view));
  }
  question = $state.raw<Question | null>(null);
  weighed = $state.raw<Weighed>({});
  talk = $state.raw<Line[]>([]);
  marks = $state.raw<Record<string, string[]>>({});
  pings = $state.raw<ShownPing[]>([]);
  result = $state.raw<Record<string, any> | null>(null);
  /** The answer that is on its way and shown to be. */
  pending = $state<string | null>(null);
  focus = $state<string | null>(null);
  /** What the server refused last, until the next thing happens. */
  trouble = $state.raw<Trouble | null>(null);
  /** Why there is no coming back. */
  ended = $state.raw<Trouble | null>(null);
  heard = $state(0);
  /** The pace bots had before the person wanted to see no more than the end. */
  hurriedFrom = $state<TableFacts['bot_pace'] | null>(null);
  /** What the same question offered before: candidates for “why can't I now?”. */
  private readonly before = new Map<string, Set<string>>();
  private readonly inbox: (() => void)[] = [];
  private sent = $state.raw<{ option: string } | null>(null);
  /** The question that is still shown was answered. */
  private outdated = $state(false);
  ui: GameUi | null = null;
  /** The moment that board, sheet, header and words tell of. */
  readonly shown = new Shown({
    ui: () => this.ui,
    hurried: () => this.hurriedFrom !== null,
    onevent: (event) => this.onevent(event),
  });
  /** The log as people read it. */
  readonly told = $derived(this.ui?.spell?.(this.log, !this.busy) ?? this.log);
  /** As far as can be told here, the newest answer is this seat's, and nobody with other eyes has their turn. */
  get answeredLast(): boolean {
    const turn = this.view?.turn ?? '';
    return this.newest && !(turn !== this.you && turn in (this.table?.seats ?? {}) && !this.mates.includes(turn));
  }
  private newest = $state(false);
  private answering = false;
  private answeredAt = -Infinity;
  /** Told of a press that came too late: what it was meant for is not asked any more. */
  onmissed: () => void = () => {};
  /** Told of every event as it is shown. */
  onevent: (event: GameEvent) => void = () => {};
  /** Told of everything others point at or say. */
  onsign: (sign: { ping?: Ping; line?: Line; coming?: Coming }) => void = () => {};
  /** Who left and who came back, and after which event: for the log of this device. */
  comings = $state.raw<(Coming & { after: number })[]>([]);
  private readonly door = new Comings((coming) => {
    this.comings = [...this.comings, { ...coming, after: this.log.at(-1)?.n ?? 0 }];
    if (coming.seat !== this.you) this.onsign({ coming });
  });

  private zero: number | null = null;
  private stoodStill = 0;
  private pingCount = 0;
  /** The secret books that this seat may read. */
  readonly books: Books;
  private readonly connection: Connection;
  /** The question that was told last; it is asked when all before it has been shown. */
  private toldQuestion: Question | null = null;
  /** The parts of the view that are still to follow. */
  later = $state.raw<string[]>([]);

  constructor(
    readonly entrance: Entrance,
    makeSocket?: (address: string) => WebSocketLike,
  ) {
    this.you = entrance.seat ?? 'spectator';
    this.books = new Books(() => readBooks(entrance.table, entrance.seat ?? 'spectator', entrance.secret ?? entrance.invite));
    this.connection = new Connection(
      socketAddress(),
      entrance,
      () => settings.choices.language,
      {
        welcome: (message) => this.books.welcome(message.view, () => this.welcome(message)),
        news: (message) => this.books.news(message, () => this.hear(message)),
        resumed: (message) => this.setZero(message.zero),
        state: (state) => (this.line = state),
        ended: (error) => (this.ended = error),
      },
      makeSocket,
    );
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.forget();
    this.shown.clear();
    this.books.close();
    this.door.close();
    this.connection.close();
  }

  online(): void {
    this.connection.hurry();
  }

  offline(): void {
    this.connection.offline();
  }

  /** Shows at once all that is still to be played. */
  skip(): void {
    this.shown.skip();
  }

  get view(): Seen | null {
    return this.shown.view;
  }

  /** What is happening now. */
  get events(): GameEvent[] {
    return this.shown.events;
  }

  get log(): GameEvent[] {
    return this.shown.log;
  }

  /** Events still play. */
  get busy(): boolean {
    return this.shown.busy;
  }

  readonly hand: Hand = handOf(this);

  /** What this question offered at other times. */
  offeredBefore(question: Question): string[] {
    return [...(this.before.get(question.prompt) ?? [])];
  }

  get asked(): boolean {
    return !this.busy && !this.outdated && this.pending === null && this.hand.question !== null;
  }

  /** An answer is on its way, or what follows from it. */
  get settling(): boolean {
    return this.sent !== null || this.outdated;
  }

  /** Whether a bot plays this seat for the person now. */
  get resting(): boolean {
    return this.table?.seats[this.you]?.who === 'bot';
  }

  /** The answer that is on its way. */
  get sending(): string | null {
    return this.sent?.option ?? null;
  }

  /** Takes a press on something that was drawn for the question of this id; whether it answers the one that is asked now. */
  press(option: string, drawnFor: string | null): boolean {
    const taken = this.takes(drawnFor) && this.may(option);
    if (taken) void this.answer(option);
    return taken;
  }

  /** Whether what was drawn for the question of this id answers the one that is asked now: what comes too late is told. */
  takes(drawnFor: string | null): boolean {
    // Where the clock runs every answer brings a new question, and an option means the same in all of them.
    if (this.ui?.turns === false || drawnFor === this.question?.id) return true;
    if (!this.settling && performance.now() - this.answeredAt > ONE_HAND) this.onmissed();
    return false;
  }

  /** Answers what is asked now. */
  async answer(option: string): Promise<void> {
    if (!this.may(option)) return;
    const question = this.question!;
    const mine = (this.sent = { option });
    this.answering = true;
    this.answeredAt = performance.now();
    // Most answers are through before anybody could see that they are on their way.
    setTimeout(() => this.sent === mine && (this.pending = option), PATIENCE);
    this.focus = null;
    const reply = await this.do({ type: 'answer', question: question.id, option });
    // What follows from it may still wait for its picture; where nothing is played out the next answer need not.
    if (reply.type === 'refused') this.answering = false;
    if (this.ui?.playedOut === false || reply.type === 'refused') this.taken(mine);
    else this.inTurn(() => this.taken(mine));
    if (reply.type !== 'refused' || reply.error.message !== 'error-late') return;
    this.trouble = null;
    if (this.ui?.turns !== false) this.onmissed();
  }

  /** Sends a command; what the server refuses is shown. */
  async do(command: Command): Promise<Reply> {
    const reply = await this.connection.send(command);
    this.trouble = reply.type === 'refused' ? reply.error : null;
    return reply;
  }

  /** Takes the newest answer of this seat back, or its turn; what the server has against it. */
  async undo(turn: boolean): Promise<Trouble | null> {
    const reply = await this.connection.send({ type: 'undo', turn });
    return reply.type === 'refused' ? reply.error : null;
  }

  async why(option: string): Promise<{ text: string; rule: string | null } | null> {
    const reply = await this.connection.send({ type: 'why', option });
    if (reply.type !== 'because') return reply.type === 'refused' ? { text: reply.error.text, rule: null } : null;
    return reply.error && { text: reply.error.text, rule: reply.error.rule };
  }

  /** Reads what was told before the oldest event of the log. */
  async readOlder(): Promise<void> {
    const oldest = this.log[0]?.n ?? 1;
    if (oldest <= 1) return;
    const reply = await this.connection.send({ type: 'older', before: oldest, count: 200 });
    if (reply.type === 'older') this.shown.log = [...reply.events.filter((event) => event.n < oldest), ...this.log];
  }

  /** The game's own time in seconds, by the server's clock. */
  now(): number {
    if (this.zero === null) return this.stoodStill;
    return (this.serverTime() - this.zero) / 1000;
  }

  serverTime(): number {
    return Date.now() + this.connection.offset();
  }

  private get amongBots(): boolean {
    return Object.entries(this.table?.seats ?? {}).every(([where, { who }]) => where === this.you || (who === 'bot' && this.mates.includes(where)));
  }

  private may(option: string): boolean {
    return !this.outdated && !this.sent && (this.question?.options.includes(option) ?? false);
  }

  /** Nothing that waited to be drawn is drawn any more: it is over, or all is about to come anew. */
  private forget(): void {
    never(this);
    never(this.inbox);
    this.inbox.length = 0;
  }

  private welcome(message: Welcome): void {
    this.forget();
    if (message.question?.id !== this.question?.id) this.taken();
    this.you = message.you;
    this.table = message.table;
    this.door.look(message.table, true);
    this.sides = message.sides;
    this.mates = message.mates;
    this.later = message.later ?? [];
    this.shown.jump(message.view, message.events, this.later);
    this.toldQuestion = message.question;
    this.ask(message.question);
    this.weighed = message.weighed;
    this.heard = message.heard;
    this.talk = message.talk;
    this.marks = message.marks;
    this.result = message.result;
    this.setZero(message.zero);
  }

  /** All that was told since the last picture is taken in together, when the next one is due. Clocks do not wait. */
  private hear(message: News): void {
    if (message.zero !== undefined) this.setZero(message.zero);
    this.inTurn(() => this.take(message));
  }

  private inTurn(work: () => void): void {
    this.inbox.push(work);
    soon(this.inbox, TURN.news, () => {
      for (const each of this.inbox.splice(0)) each();
    });
  }

  private take(message: News): void {
    if (message.table && this.table) {
      this.table = applyPatch(this.table, message.table);
      if (this.table) this.door.look(this.table, false);
    }
    if (message.sides) this.sides = message.sides;
    if (message.mates) this.mates = message.mates;
    if (message.talk) this.talk = [...this.talk, ...message.talk];
    for (const line of message.talk ?? []) if (line.seat !== this.you) this.onsign({ line });
    if (message.marks) this.marks = message.marks;
    if (message.weighed) this.weighed = message.weighed;
    for (const ping of message.pings ?? []) this.point(ping);
    const rest = this.later.length > 0 && !message.later;
    this.later = message.later ?? [];
    if (rest || message.patch || message.events || message.heard !== undefined || 'question' in message || message.question_patch || message.result) this.happen(message);
  }

  private happen(message: News): void {
    if (message.heard !== undefined) this.takeBack(message.heard);
    const events = message.events ?? [];
    if (events.length && events[0]!.n <= this.heard) this.takeBack(events[0]!.n - 1);
    this.heard += events.length;
    // What comes first after an answer came of it; what comes later others did. Bots yield to those who see the same.
    if (this.answering) this.newest = true;
    else if (events.length && !this.amongBots) this.newest = false;
    this.answering = false;
    const asked = message.question_patch ? applyPatch(this.toldQuestion, message.question_patch) : message.question;
    if (asked !== undefined) {
      this.toldQuestion = asked;
      if (asked?.id !== this.question?.id) this.answered();
    }
    // What follows by itself a moment later does not hide what was refused meanwhile.
    if (events.length || asked !== undefined || message.heard !== undefined || message.result) this.trouble = null;
    this.shown.happen({
      events,
      later: this.later,
      view: (before) => (message.patch ? applyPatch(before, message.patch) : before),
      settle: () => {
        if (asked !== undefined) this.askSoon(asked);
        if (message.result !== undefined) this.result = message.result;
      },
    });
  }

  /** The question was answered, and what comes now is on its way. Without turns it stays until then: something always happens. */
  private answered(): void {
    this.taken();
    if (this.ui?.turns === false) return;
    this.outdated = true;
    this.askSoon(null);
  }

  private taken(answer = this.sent): void {
    if (this.sent === answer) this.sent = this.pending = null;
  }

  /** What happens is drawn first; what can be done now is lit a picture later. */
  private askSoon(question: Question | null): void {
    // What others have answered meanwhile is not asked any more.
    const asked = this.ui?.turns === false || question?.id === this.toldQuestion?.id ? question : null;
    soon(this, TURN.question, () => this.ask(asked));
  }

  private ask(question: Question | null): void {
    this.question = question;
    this.outdated = false;
    if (!question || this.ui?.turns === false) return;
    const known = this.before.get(question.prompt) ?? new Set();
    for (const option of question.options) known.add(option);
    this.before.set(question.prompt, known);
  }

  private takeBack(heard: number): void {
    this.shown.takeBack(heard);
    this.heard = heard;
  }

  private point(ping: Ping): void {
    const shown = { ...ping, key: ++this.pingCount };
    this.pings = [...this.pings, shown];
    if (ping.seat !== this.you) this.onsign({ ping });
    setTimeout(() => (this.pings = this.pings.filter((other) => other !== shown)), PING_LASTS);
  }

  private setZero(zero: number | null): void {
    if (zero === null) this.stoodStill = this.zero === null ? (this.view?.now ?? 0) : this.now();
    this.zero = zero;
  }
}

function handOf(seat: Seat): Hand {
  return {
    get question() {
      return seat.resting || (seat.busy && seat.ui?.playedOut !== false) ? null : seat.question;
    },
    get pending() {
      return seat.pending;
    },
    get sending() {
      return seat.sending;
    },
    get focus() {
      return seat.question?.options.includes(seat.focus!) ? seat.focus : null;
    },
    answer(option) {
      return seat.press(option, this.question?.id ?? null);
    },
    goOn: (option) => void seat.answer(option),
    why: (option) => seat.why(option),
    setFocus: (option) => (seat.focus = option),
    ping: (kind, on) => void seat.do({ type: 'ping', kind, on }),
    pencil: (mark, place, rubOut = false) => void seat.do({ type: 'pencil', mark, place, rub_out: rubOut }),
  };
}

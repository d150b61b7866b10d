/**
 * The line between one seat and the server: it comes back by itself, tells the server what it saw last, and sends
 * again, under the same id, whatever was not answered. Knows nothing of what the messages mean.
 */
import type { Command, FromServer, News, Reply, Resumed, Trouble, Welcome } from './protocol';

export interface Entrance {
  table: string;
  seat?: string;
  secret?: string;
  invite?: string;
}

export interface Listener {
  welcome(message: Welcome): void;
  news(message: News): void;
  resumed(message: Resumed): void;
  state(state: LineState): void;
  /** The server closed the door: coming back would not help. */
  ended(error: Trouble): void;
}

export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

const CONNECTING = 0;

export interface WebSocketLike {
  readonly readyState?: number;
  send(text: string): void;
  close(code?: number): void;
  onopen: ((event: any) => void) | null;
  onmessage: ((event: any) => void) | null;
  onclose: ((event: any) => void) | null;
  onerror: ((event: any) => void) | null;
}

interface Waiting {
  text: string;
  again: boolean;
  leaves: boolean;
  settle(reply: Reply): void;
}

const FIRST_WAIT = 250;
/** A line that has just gone is back within a second of its server; one that stays away is tried more seldom. */
const LONG_WAIT = 800;
const TRIED_OFTEN = 60;
const LONGEST_WAIT = 3_000;
const HEARTBEAT = 12_000;
const PATIENCE = 7_000;
const SAMPLES = 8;
/** After these the same entrance would be refused again. */
const FINAL = new Set(['error-secret', 'error-table-unknown', 'error-spectators', 'error-invite', 'error-table-old']);

export class Connection {
  private socket: WebSocketLike | null = null;
  private state: LineState = 'connecting';
  private entered = false;
  private epoch: string | null = null;
  private last = 0;
  private waiting = new Map<string, Waiting>();
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private calmer: ReturnType<typeof setTimeout> | undefined;
  private samples: { offset: number; trip: number }[] = [];
  private count = 0;
  private readonly mark = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly address: string,
    private readonly entrance: Entrance,
    private readonly language: () => string,
    private readonly listener: Listener,
    private readonly makeSocket: (address: string) => WebSocketLike = (at) => new WebSocket(at),
  ) {}

  open(): void {
    clearTimeout(this.retry);
    this.state = this.failures ? 'lost' : 'connecting';
    const socket = this.makeSocket(this.address);
    this.socket = socket;
    socket.onopen = () => this.enter(socket);
    socket.onmessage = (event) => socket === this.socket && this.hear(JSON.parse(event.data) as FromServer);
    socket.onerror = () => {};
    socket.onclose = () => socket === this.socket && this.dropped();
  }

  /** Tries at once: the device says it is online again, or the page came to the front. */
  hurry(): void {
    if (this.state !== 'lost' || this.entered) return;
    this.failures = 0;
    this.abandon();
    this.open();
  }

  /** The device says it is offline: no need to wait for a heartbeat to find out. */
  offline(): void {
    if (this.state === 'closed' || !this.socket) return;
    this.abandon();
    this.dropped();
  }

  close(): void {
    this.move('closed');
    this.abandon();
    clearTimeout(this.retry);
    clearTimeout(this.calmer);
  }

  /** Resolves when the server has answered, however often the line breaks in between. */
  send(command: Command): Promise<Reply> {
    const id = `${this.mark}-${++this.count}`;
    const text = JSON.stringify({ ...command, id });
    return new Promise((settle) => {
      const again = command.type !== 'time' && command.type !== 'ping';
      this.waiting.set(id, { text, again, leaves: command.type === 'leave', settle });
      if (this.entered) this.socket!.send(text);
    });
  }

  /** What to add to this device's clock to get the server's. */
  offset(): number {
    return this.samples.reduce((best, sample) => (sample.trip < best.trip ? sample : best), { offset: 0, trip: Infinity })
      .offset;
  }

  private enter(socket: WebSocketLike): void {
    const seen = this.epoch === null ? {} : { epoch: this.epoch, last: this.last };
    socket.send(JSON.stringify({ type: 'enter', ...this.entrance, language: this.language(), ...seen }));
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.epoch = message.epoch;
        this.last = message.n;
        this.learnTime(message.time, Date.now(), 1_000);
        this.listener.welcome(message);
        this.inside();
        break;
      case 'resumed':
        this.learnTime(message.time, Date.now(), 1_000);
        this.listener.resumed(message);
        this.inside();
        break;
      case 'news':
        if (message.n <= this.last) return;
        if (message.n > this.last + 1) return this.missedSomething();
        this.last = message.n;
        this.listener.news(message);
        break;
      case 'bye':
        if (!FINAL.has(message.error.message)) return;
        if (!this.hasLeft()) this.listener.ended(message.error);
        this.close();
        break;
      default:
        this.answered(message);
    }
  }

  private inside(): void {
    this.entered = true;
    this.failures = 0;
    this.sendWaiting();
    this.move('open');
    this.listen();
  }

  /** Who gives a seat up is shown out by its secret's end, before there is an answer: that is the answer. */
  private hasLeft(): boolean {
    const left = [...this.waiting].find(([, { leaves }]) => leaves);
    if (left) this.answered({ type: 'done', id: left[0] });
    return left !== undefined;
  }

  private answered(reply: Reply): void {
    if (reply.type === 'refused' && reply.id === '') return this.slowDown();
    const waiting = this.waiting.get(reply.id);
    if (!waiting) return;
    this.waiting.delete(reply.id);
    waiting.settle(reply);
  }

  /** The server was sent too much at once and did not look at it: a little later the same once more. */
  private slowDown(): void {
    clearTimeout(this.calmer);
    this.calmer = setTimeout(() => this.entered && this.sendWaiting(), 1_000);
  }

  private sendWaiting(): void {
    for (const [id, waiting] of this.waiting) {
      if (waiting.again) this.socket!.send(waiting.text);
      else this.waiting.delete(id);
    }
  }

  private missedSomething(): void {
    this.epoch = null;
    this.abandon();
    this.dropped();
  }

  private dropped(): void {
    this.entered = false;
    clearTimeout(this.beat);
    if (this.state === 'closed') return;
    this.socket = null;
    this.move('lost');
    const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
    const longest = offline || this.failures > TRIED_OFTEN ? LONGEST_WAIT : LONG_WAIT;
    const wait = offline ? longest : Math.min(longest, FIRST_WAIT * 2 ** this.failures);
    this.failures += 1;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  private abandon(): void {
    const socket = this.socket;
    this.socket = null;
    this.entered = false;
    clearTimeout(this.beat);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // A browser complains of a line that is closed before it stands.
    if (socket.readyState === CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  /** Asks for the time now and then: it measures the clocks and finds out when nobody is there any more. */
  private listen(): void {
    clearTimeout(this.beat);
    const sent = Date.now();
    const silence = setTimeout(() => {
      this.abandon();
      this.dropped();
    }, PATIENCE);
    void this.send({ type: 'time' }).then((reply) => {
      clearTimeout(silence);
      if (reply.type === 'time') this.learnTime(reply.time, (sent + Date.now()) / 2, Date.now() - sent);
      clearTimeout(this.beat);
      this.beat = setTimeout(() => this.listen(), this.samples.length < 4 ? 700 : HEARTBEAT);
    });
    this.beat = silence;
  }

  private learnTime(server: number, here: number, trip: number): void {
    this.samples.push({ offset: server - here, trip });
    if (this.samples.length > SAMPLES) this.samples.shift();
  }

  private move(state: LineState): void {
    if (this.state === 'closed') return;
    this.state = state;
    this.listener.state(state);
  }
}

/**
 * What a person has been shown so far. Board, sheet, header, words and question all draw from it, so that they tell the
 * same moment: while events play, the view moves on with each of them, and what is asked comes when all has been shown.
 */
import type { GameEvent, GameUi, Seen } from '../games/types';
import { EventPlayer } from './player';
import { settings } from './settings.svelte';
import { betweenPictures } from './unhurried.svelte';

/** Something that happened, in one go. */
export interface Happening {
  events: GameEvent[];
  /** What the table has come to, from what it was before. */
  view(before: Seen | null): Seen | null;
  /** The parts of the view that are still as they were before: nobody is shown them. */
  later?: string[];
  /** All has been shown. */
  settle(): void;
}

export interface Looking {
  /** The game that is shown, as soon as it is here. */
  ui(): GameUi | null;
  /** Whether nothing is to be played out now. */
  hurried(): boolean;
  /** Told of every event as it is shown. */
  onevent(event: GameEvent): void;
}

const MOST_LOGGED = 2_000;
const ONE_PICTURE = 16;

export class Shown {
  view = $state.raw<Seen | null>(null);
  /** What is happening now. */
  events = $state.raw<GameEvent[]>([]);
  log = $state.raw<GameEvent[]>([]);
  /** Events still play. */
  busy = $state(false);
  /** Counts how often something else was shown all at once: nothing of before may stay. */
  jumps = $state(0);
  /** What the table had come to when all that was told had been shown. */
  private whole: Seen | null = null;
  /** What was told and is still to be shown. */
  private waiting: GameEvent[] = [];
  private sameMoment = false;
  private readonly player: EventPlayer;

  constructor(private readonly looking: Looking) {
    this.player = new EventPlayer({
      show: (batch) => this.show(batch),
      duration: (event) => this.ui?.duration(event) ?? 0,
      breaths: (events) => this.ui?.breaths?.(events) ?? events.map((event) => [event]),
      suspense: (event) => this.ui?.suspense?.(event) ?? false,
      speed: () => (document.hidden || looking.hurried() || !this.ui?.playedOut ? 0 : settings.speed),
      next: (then) => (document.hidden ? then() : betweenPictures(then)),
    });
  }

  private get ui(): GameUi | null {
    return this.looking.ui();
  }

  /** Shows a moment as it is, and forgets what was shown before. */
  jump(view: Seen | null, log: GameEvent[], later?: string[]): void {
    this.clear();
    this.whole = view;
    this.view = known(view, later);
    this.log = log;
    this.events = [];
    this.jumps += 1;
  }

  /** Shows what happened, after all that is still to be shown. Where nothing is played out nobody is busy watching. */
  happen({ events, view, settle, later }: Happening): void {
    const change = () => (this.view = known((this.whole = view(this.whole)), later));
    if (!this.view && this.ui?.playedOut && this.ui.before) {
      // Nobody looks into the dark: the first picture is the table as it was before all that is told now.
      const whole = view(this.whole);
      if (whole) this.view = known(this.ui.before(whole, events), later);
    }
    if (this.ui && !this.ui.playedOut) {
      change();
      if (events.length) this.tell(events);
      settle();
      return;
    }
    this.busy = true;
    this.waiting.push(...events);
    this.player.push({
      events,
      follow: (event) => {
        if (this.view && this.ui?.after) this.view = this.ui.after(this.view, event);
      },
      change,
      settle: () => {
        settle();
        this.busy = this.player.busy;
      },
    });
  }

  /** Shows at once all that is still to be played. */
  skip(): void {
    this.player.skip();
  }

  /** Goes on to what comes next, before its time. */
  onward(): void {
    this.player.onward();
  }

  /** What was told after this event is taken back. */
  takeBack(heard: number): void {
    this.finish();
    this.log = this.log.filter((event) => event.n <= heard);
  }

  /** Brings all up to date, playing nothing. */
  finish(): void {
    this.player.finish();
    this.log = [...this.log, ...this.waiting.splice(0)];
    this.events = [];
    this.busy = false;
  }

  /** Forgets what is still to be shown. */
  clear(): void {
    this.player.clear();
    this.waiting = [];
    this.busy = false;
  }

  private show(batch: GameEvent[]): void {
    this.busy = batch.length > 0;
    if (batch.length) this.tell(batch);
    else this.events = [];
  }

  private tell(batch: GameEvent[]): void {
    this.events = this.sameMoment ? [...this.events, ...batch] : batch;
    if (this.ui && !this.ui.playedOut) this.gather();
    this.waiting = this.waiting.filter((event) => !batch.includes(event));
    this.log = [...this.log, ...batch].slice(-MOST_LOGGED);
    for (const event of batch) this.looking.onevent(event);
  }

  /** Where nothing is played out several things may be told within one picture: they are shown together. */
  private gather(): void {
    if (this.sameMoment) return;
    this.sameMoment = true;
    setTimeout(() => (this.sameMoment = false), ONE_PICTURE);
  }
}

/** A view in which nothing stands for what is still to be found out. */
function known(view: Seen | null, later: string[] = []): Seen | null {
  if (!view || !later.length) return view;
  return { ...view, ...Object.fromEntries(later.map((part) => [part, Array.isArray(view[part]) ? [] : {}])) };
}

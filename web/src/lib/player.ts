/**
 * Plays what happened one thing after another: each event is shown for as long as its drawing takes, the view changes
 * in step with it, and what is asked comes last. Whoever is far behind catches up.
 */
import type { GameEvent } from '../games/types';

export interface Step {
  events: GameEvent[];
  /** Moves the view on by one event. */
  follow(event: GameEvent): void;
  /** Brings the view up to date: with the last of the events, which may leave more behind than they tell. */
  change(): void;
  /** All has been shown: what is asked now, how it ended. */
  settle(): void;
}

export interface Stage {
  show(batch: GameEvent[]): void;
  duration(event: GameEvent): number;
  /** What is shown together, and in which order. */
  breaths(events: GameEvent[]): GameEvent[][];
  suspense(event: GameEvent): boolean;
  /** How many times as fast as drawn; 0 shows nothing in motion. */
  speed(): number;
  /** Calls back when what comes next may be shown: a timer alone would put it into the middle of a picture. */
  next(then: () => void): void;
}

/** Behind by more than this (ms of drawing), events play faster; by more than `LOST`, they are not played at all. */
const BEHIND = 5_000;
const LOST = 20_000;

export class EventPlayer {
  private queue: Step[] = [];
  private current: Step | null = null;
  private playing = false;
  private skipping = false;
  private wake: (() => void) | null = null;
  private generation = 0;

  constructor(private readonly stage: Stage) {}

  get busy(): boolean {
    return this.playing;
  }

  push(step: Step): void {
    this.queue.push(step);
    if (!this.playing) void this.play();
  }

  /** Shows all that waits at once. */
  skip(): void {
    this.skipping = true;
    this.wake?.();
  }

  /** What is shown now has been seen. */
  onward(): void {
    this.wake?.();
  }

  /** Brings everything up to date now, showing nothing: what happened is about to be taken back. */
  finish(): void {
    const waiting = this.current ? [this.current, ...this.queue] : this.queue;
    this.clear();
    for (const step of waiting) {
      step.change();
      step.settle();
    }
  }

  /** Forgets what waits: everything is about to be replaced. */
  clear(): void {
    this.generation += 1;
    this.queue = [];
    this.current = null;
    this.playing = false;
    this.skipping = false;
    this.wake?.();
  }

  private async play(): Promise<void> {
    const generation = this.generation;
    this.playing = true;
    while (this.queue.length) {
      const step = once(this.queue.shift()!);
      this.current = step;
      // Only what takes time is waited for: all the rest is shown in one go.
      for (const pause of this.perform(step)) {
        await this.rest(pause);
        if (generation !== this.generation) return;
      }
      this.current = null;
    }
    this.stage.show([]);
    this.playing = false;
    this.skipping = false;
  }

  /** Shows a step; the milliseconds to rest in between. */
  private *perform(step: Step): Generator<number, void, void> {
    // What takes no time is shown together with what comes after it: nothing may pass by unseen.
    let together: GameEvent[] = [];
    const breaths = this.stage.breaths(step.events);
    const last = breaths.length - 1;
    for (const [i, breath] of breaths.entries()) {
      const move = () => (i === last ? step.change() : breath.forEach((event) => step.follow(event)));
      const waits = breath.some((event) => this.stage.suspense(event));
      const pause = Math.max(...breath.map((event) => this.pause(event)));
      if (!waits) move();
      together.push(...breath);
      if (pause > 0 || waits || i === last) {
        this.stage.show(together);
        together = [];
      }
      if (pause > 0) yield pause;
      if (waits) move();
    }
    step.change();
    step.settle();
  }

  private pause(event: GameEvent): number {
    const speed = this.stage.speed();
    if (this.skipping || speed === 0) return 0;
    const behind = this.queue.reduce((sum, step) => sum + this.length(step), 0);
    if (behind > LOST) return 0;
    return this.stage.duration(event) / speed / (behind > BEHIND ? 3 : 1);
  }

  private length(step: Step): number {
    return this.stage.breaths(step.events).reduce((sum, breath) => sum + Math.max(...breath.map((event) => this.stage.duration(event))), 0);
  }

  private rest(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(() => this.stage.next(finish), time);
      const self = this;
      function finish() {
        clearTimeout(timer);
        self.wake = null;
        done();
      }
      this.wake = finish;
    });
  }
}

/** A step whose view changes once, however often it is asked to. */
function once(step: Step): Step {
  let changed = false;
  return {
    ...step,
    change() {
      if (!changed) step.change();
      changed = true;
    },
  };
}

/**
 * Several seats on one device. Seats with the same eyes know the same and take turns freely; before others look, the
 * screen is covered, and whoever is named uncovers it. Eyes may change while a game runs: then it is covered at once. Seats
 * with eyes of their own that have nothing to hide yet take turns freely too.
 */
import type { Trouble } from './protocol';

export interface Sitter {
  readonly you: string;
  /** The seats with the same eyes, as the server tells. */
  readonly mates: readonly string[];
  /** It knows nothing, so far, that not everybody may. */
  readonly candid?: boolean;
  /** Whether this seat is asked something, and all that happened has been shown. */
  readonly asked: boolean;
  readonly busy: boolean;
  /** An answer is on its way, or what follows from it. */
  readonly settling: boolean;
  readonly hand: { readonly question: { readonly prompt: string; readonly options: readonly string[] } | null };
  trouble: Trouble | null;
  answer(option: string): Promise<void>;
  /** Takes its newest answer back, or its turn; what the table has against it. */
  undo(turn: boolean): Promise<Trouble | null>;
}

const NOT_YOURS = 'error-undo-others';
/** How much later than its mates a seat may hear of the same (ms). */
const SAME_MOMENT = 1_500;

const LEAVE = 'done';
/** Whether this seat may leave it at what it has done, so that others come first. */
const mayLeave = (seat: Sitter): boolean => seat.hand.question?.options.includes(LEAVE) ?? false;
const promptOf = (seat: Sitter): string => seat.hand.question?.prompt ?? '';

export class Hotseat<T extends Sitter> {
  seats = $state.raw<T[]>([]);
  private chosen = $state(0);
  /** Somebody asked for this seat, though it has nothing it must do: it stays until it is done. */
  private wanted = false;
  /** Whose answer was taken back: they are about to be asked again, and come first. */
  private again: T | null = null;
  /** Who leaves it at what they have done, at one word for all of them: one after the other, each once. */
  private leaving: { seat: T; prompt: string }[] = [];
  /** Who was named to look next. */
  private named = $state.raw<T | null>(null);
  /** With whom the one who looks shared eyes when the screen was uncovered for them. */
  private seen = $state.raw('');

  /** What was told last, and by which seat. */
  private readonly told = new Map<string, { by: T; at: number }>();

  take(seats: T[], seat?: string): void {
    this.seats = seats;
    this.chosen = Math.max(0, seats.findIndex((each) => each.you === seat));
    this.named = this.secret ? (seats.find((each) => each.asked) ?? seats[0]!) : null;
    this.seen = this.eyes;
  }

  /** Who is to look next; everything is hidden until they say so. */
  get covered(): T | null {
    return this.named ?? (this.secret && this.eyes !== this.seen ? this.active : null);
  }

  /** Whether not all seats of this device may see what the active one sees. */
  private get secret(): boolean {
    const { active } = this;
    return active !== null && this.seats.some((each) => !this.together(each, active));
  }

  private get eyes(): string {
    return this.active ? `${this.active.candid ? 'candid ' : ''}${this.active.mates.join(' ')}` : '';
  }

  get active(): T | null {
    return this.seats[this.chosen] ?? null;
  }

  /** Who is asked next is not known before all of them have heard what happened. */
  private get settling(): boolean {
    return this.seats.some((seat) => seat.settling);
  }

  /** The seat with other eyes on this device that is asked while the active one has nothing to do. */
  get next(): T | null {
    const active = this.active;
    if (!active || active.asked || active.busy || this.settling) return null;
    return this.seats.find((seat) => seat.asked && !this.together(seat, active)) ?? null;
  }

  /** Who at this device is asked the same as the active seat and could leave it at that with it; none if nobody else is. */
  get mayLeaveTogether(): T[] {
    const active = this.active;
    if (!active?.asked || !mayLeave(active)) return [];
    const same = this.seats.filter((seat) => seat.asked && mayLeave(seat) && promptOf(seat) === promptOf(active) && this.together(seat, active));
    return same.length > 1 ? same : [];
  }

  /** One word for all of them. What the table asks each changes with every answer, so they answer in turn. */
  leaveTogether(): void {
    this.leaving = this.mayLeaveTogether.map((seat) => ({ seat, prompt: promptOf(seat) }));
    this.follow();
  }

  /**
   * Goes to a seat with the same eyes that is asked, where the active one is not; and from one that has done its part to
   * one that has not. True if it did.
   */
  follow(): boolean {
    const active = this.active;
    if (!active || this.covered || active.busy || this.settling) return false;
    const leaves = this.leaving.find(({ seat, prompt }) => seat.asked && mayLeave(seat) && promptOf(seat) === prompt);
    this.leaving = leaves ? this.leaving.filter((each) => each !== leaves) : [];
    if (leaves) {
      void leaves.seat.answer(LEAVE);
      return true;
    }
    if (this.again?.asked) {
      this.choose(this.again);
      return true;
    }
    const mates = this.seats.filter((seat) => seat !== active && seat.asked && this.together(seat, active));
    const due = mates.find((seat) => !mayLeave(seat));
    if (active.asked) {
      if (!mayLeave(active)) this.wanted = false;
      if (this.wanted || !mayLeave(active) || !due) return false;
    }
    const mate = due ?? mates[0];
    if (!mate) return false;
    this.show(mate);
    return true;
  }

  /** Whether somebody at this device hears of it for the first time: seats of one side are told the same, each by its own line. */
  isNews(seat: T, { n, kind }: { n: number; kind: string }): boolean {
    if (this.seats.length < 2) return true;
    const [key, at] = [`${n} ${kind}`, Date.now()];
    const before = this.told.get(key);
    if (before && before.by !== seat && at - before.at < SAME_MOMENT) return false;
    for (const [old, telling] of this.told) if (at - telling.at > SAME_MOMENT) this.told.delete(old);
    this.told.set(key, { by: seat, at });
    return true;
  }

  /** Takes the newest answer back, whichever seat with the active one's eyes gave it; or the whole turn of them. */
  async takeBack(turn: boolean): Promise<void> {
    const { active } = this;
    if (!active) return;
    const side = [active, ...this.seats.filter((seat) => seat !== active && this.together(seat, active))];
    let taken: T | null = null;
    for (let found = await this.takenBack(side, turn); found; found = turn ? await this.takenBack(side, turn) : null) taken = found;
    if (!taken) return;
    active.trouble = null;
    this.again = taken;
    this.follow();
  }

  /** Whose answer it was; where nobody's can be taken back, the active seat is told why. */
  private async takenBack(side: T[], turn: boolean): Promise<T | null> {
    let why: Trouble | null = null;
    for (const seat of side) {
      const refused = await seat.undo(turn);
      if (!refused) return seat;
      if (!why || refused.message !== NOT_YOURS) why = refused;
    }
    side[0]!.trouble = why;
    return null;
  }

  choose(seat: T): void {
    this.again = null;
    if (this.active && this.together(seat, this.active)) {
      this.show(seat);
      this.wanted = true;
    } else this.named = seat;
  }

  uncover(): void {
    if (this.covered) this.show(this.covered);
    this.named = null;
  }

  private show(seat: T): void {
    this.chosen = this.seats.indexOf(seat);
    this.seen = this.eyes;
    this.wanted = false;
  }

  private together(one: T, other: T): boolean {
    return one === other || one.mates.includes(other.you) || !!(one.candid && other.candid);
  }
}

/** The rims around the pad: a lock is a ring that closes. */
import type { Ink, Pace, Painting, Size } from './hung';

/** A lock: seconds until it ends, and how long it is in all. */
export interface Lock {
  left: number;
  whole: number;
}

export interface DialTold {
  roll: Lock;
  act: Lock;
  /** Dice may be rolled. */
  ready: boolean;
  /** The clock stands. */
  still: boolean;
  size: Size;
}

const TOP = -Math.PI / 2;
const RIM = '#9c7a46';
const READY = '#ffd591';

export class Dial implements Painting<DialTold> {
  private told: DialTold | null = null;
  private since = 0;

  tell(told: DialTold, now: number): void {
    this.told = told;
    this.since = now;
  }

  paint(ink: Ink, now: number): Pace {
    if (!this.told) return 'still';
    const { roll, act, ready, still } = this.told;
    const gone = still ? 0 : (now - this.since) / 1000;
    const [rolling, acting] = [closed(roll, gone), closed(act, gone)];
    ink.strokeStyle = ready ? READY : RIM;
    this.ring(ink, 53, 7, rolling);
    // A rim that has closed is not needed any more, but for the one that says: roll.
    if (acting < 1) this.ring(ink, 97, 3, acting);
    return !still && (rolling < 1 || acting < 1) ? 'slow' : 'still';
  }

  /** A part of a ring; radius and thickness in hundredths of the dial's. */
  private ring(ink: Ink, radius: number, thickness: number, part: number): void {
    const { width, height } = this.told!.size;
    const unit = Math.min(width, height) / 200;
    ink.lineWidth = thickness * unit;
    ink.beginPath();
    ink.arc(width / 2, height / 2, radius * unit, TOP, TOP + part * 2 * Math.PI);
    ink.stroke();
  }
}

/** How much of a lock is over after so many seconds. */
export function closed({ left, whole }: Lock, gone: number): number {
  const ahead = left - gone;
  return ahead <= 0 ? 1 : 1 - ahead / Math.max(whole, left);
}

/** One canvas, painted again whenever something is told of it and as long as anything on it moves. */
import { DiceBox, type DiceTold } from './dicebox';
import { Dial, type DialTold } from './dial';

/** How large a picture is on the page, and how many dots there are to a pixel. */
export interface Size {
  width: number;
  height: number;
  dots: number;
}

export type Ink = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** What can be painted, told of in its own terms. */
export interface Painting<Told> {
  tell(told: Told, now: number): void;
  /** Paints how it is at a moment; says whether anything still moves, and how fast. */
  paint(ink: Ink, now: number): Pace;
}

/** What is slow is painted with every third picture: nobody sees the difference, and the device has time for the rest. */
export type Pace = 'still' | 'slow' | 'fast';
const SLOW = 3;

export type Subject = 'dice' | 'dial';
export type Telling = DiceTold | DialTold;

/** Whoever paints a picture, as the page sees them. */
export interface Brush {
  tell(telling: Telling): void;
  gone(): void;
}

const SUBJECTS: Record<Subject, () => Painting<any>> = { dice: () => new DiceBox(), dial: () => new Dial() };

export class Hung implements Brush {
  private readonly painting: Painting<any>;
  private readonly ink: Ink | null;
  private size: Size = { width: 0, height: 0, dots: 1 };
  private due = 0;
  private pace: Pace = 'still';
  private skipped = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement | OffscreenCanvas,
    subject: Subject,
  ) {
    this.painting = SUBJECTS[subject]();
    this.ink = canvas.getContext('2d') as Ink | null;
  }

  tell(telling: Telling): void {
    this.stretch(telling.size);
    this.painting.tell(telling, performance.now());
    this.pace = 'fast';
    this.next();
  }

  gone(): void {
    cancelAnimationFrame(this.due);
  }

  private stretch(size: Size): void {
    if (JSON.stringify(size) === JSON.stringify(this.size)) return;
    this.size = size;
    this.canvas.width = Math.round(size.width * size.dots);
    this.canvas.height = Math.round(size.height * size.dots);
  }

  private next(): void {
    this.due ||= requestAnimationFrame(() => {
      this.due = 0;
      this.skipped += 1;
      if (this.pace === 'slow' && this.skipped < SLOW) this.next();
      else this.paint();
    });
  }

  private paint(): void {
    this.skipped = 0;
    const { ink, size } = this;
    if (!ink) return;
    ink.setTransform(size.dots, 0, 0, size.dots, 0, 0);
    ink.clearRect(0, 0, size.width, size.height);
    this.pace = this.painting.paint(ink, performance.now());
    if (this.pace !== 'still') this.next();
  }
}

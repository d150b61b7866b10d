/**
 * Pictures that move with every roll are painted beside the page, by a worker on its own thread: whatever else the page
 * has to do, dice tumble and locks close, and the page draws nothing for it. Where no worker can paint, the page does.
 */
import { Hung, type Brush, type Subject, type Telling } from './hung';

export type Worked = { id: number } & ({ subject: Subject; canvas: OffscreenCanvas } | { telling: Telling } | { gone: true });

const able = () => typeof Worker !== 'undefined' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype;

class Studio {
  /** Whether a worker paints. If it cannot be had, all canvases must be hung up anew: they were given away. */
  aside = $state.raw(able());
  private worker: Worker | null = null;
  private count = 0;

  /** Hangs a canvas up for somebody to paint. What is told of it is painted soon. */
  hang(canvas: HTMLCanvasElement, subject: Subject): Brush {
    if (!this.aside) return new Hung(canvas, subject);
    const [id, worker] = [++this.count, (this.worker ??= this.engaged())];
    const say = (message: Worked, moved: Transferable[] = []) => worker.postMessage(message, moved);
    const away = canvas.transferControlToOffscreen();
    say({ id, subject, canvas: away }, [away]);
    return {
      tell: (telling) => say({ id, telling }),
      gone: () => say({ id, gone: true }),
    };
  }

  /** One worker paints all pictures of a page. */
  private engaged(): Worker {
    const worker = new Worker(new URL('./easel.worker.ts', import.meta.url), { type: 'module' });
    worker.onerror = () => (this.aside = false);
    return worker;
  }
}

export const studio = new Studio();

/** Paints what the page tells of. */
import type { Worked } from './easel.svelte';
import { Hung } from './hung';

const hung = new Map<number, Hung>();

self.onmessage = ({ data }: MessageEvent<Worked>) => {
  if ('canvas' in data) hung.set(data.id, new Hung(data.canvas, data.subject));
  else if ('telling' in data) hung.get(data.id)?.tell(data.telling);
  else {
    hung.get(data.id)?.gone();
    hung.delete(data.id);
  }
};

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Easel from '../easel/Easel.svelte';
import { studio } from '../easel/easel.svelte';

const telling = {
  roll: { left: 1, whole: 1 }, act: { left: 0, whole: 1 }, ready: true, still: false, size: { width: 10, height: 10, dots: 1 },
};
let messages: { id: number; [other: string]: unknown }[] = [];
let engaged: FakeWorker[] = [];

class FakeWorker {
  onerror: (() => void) | null = null;
  constructor() {
    engaged.push(this);
  }
  postMessage(message: { id: number }): void {
    messages.push(message);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  studio.aside = false;
  [messages, engaged] = [[], []];
  document.body.innerHTML = '';
});

test('a worker paints; if it cannot be had, the page takes a new canvas and paints itself', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  HTMLCanvasElement.prototype.transferControlToOffscreen = () => ({}) as OffscreenCanvas;
  studio.aside = true;
  const easel = mount(Easel, { target: document.body, props: { subject: 'dial', telling } });
  flushSync();
  const first = document.querySelector('canvas')!;
  expect(messages.map((message) => Object.keys(message).join(' '))).toEqual(['id subject canvas', 'id telling']);
  expect(messages[1]!.telling).toEqual(telling);
  const here = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  engaged[0]!.onerror!();
  flushSync();
  expect(document.querySelector('canvas')).not.toBe(first);
  expect(here).toHaveBeenCalledWith('2d');
  await unmount(easel);
});

test('one worker paints all pictures, each by its own number; one that is taken down is told so', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  HTMLCanvasElement.prototype.transferControlToOffscreen = () => ({}) as OffscreenCanvas;
  studio.aside = true;
  const easels = [0, 1].map(() => mount(Easel, { target: document.body, props: { subject: 'dial' as const, telling } }));
  flushSync();
  expect(engaged.length).toBeLessThanOrEqual(1);
  const opened = messages.filter((message) => 'canvas' in message).map(({ id }) => id);
  expect(new Set(opened).size).toBe(2);
  await unmount(easels[0]!);
  expect(messages.filter((message) => 'gone' in message).map(({ id }) => id)).toEqual([opened[0]]);
  await unmount(easels[1]!);
});

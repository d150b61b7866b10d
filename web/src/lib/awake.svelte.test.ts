import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { keepAwake } from './awake.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A device that can be kept awake, and how often it is just now. */
function device(answers: () => Promise<{ release(): void }>) {
  const request = vi.fn(answers);
  vi.stubGlobal('navigator', { wakeLock: { request } });
  return request;
}

async function look(hidden: boolean): Promise<void> {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
  flushSync();
  await Promise.resolve();
}

function table(running: () => boolean): () => void {
  const leave = $effect.root(() => keepAwake(running));
  flushSync();
  return leave;
}

test('the screen stays on as long as the game runs and somebody looks', async () => {
  let locks = 0;
  const request = device(async () => {
    locks += 1;
    return { release: () => void (locks -= 1) };
  });
  let running = $state(false);
  const leave = table(() => running);
  expect(request).not.toHaveBeenCalled();
  running = true;
  flushSync();
  await vi.waitFor(() => expect(locks).toBe(1));
  await look(true);
  await vi.waitFor(() => expect(locks).toBe(0));
  await look(false);
  await vi.waitFor(() => expect(locks).toBe(1));
  leave();
  await vi.waitFor(() => expect(locks).toBe(0));
  expect(request).toHaveBeenCalledTimes(2);
});

test.each([
  ['does not know of it', {}],
  ['refuses', { wakeLock: { request: () => Promise.reject(new Error('battery low')) } }],
])('a device that %s harms nobody', async (_, known) => {
  const torn = vi.fn();
  vi.stubGlobal('navigator', known);
  process.on('unhandledRejection', torn);
  const leave = table(() => true);
  leave();
  await new Promise((done) => setTimeout(done, 10));
  process.off('unhandledRejection', torn);
  expect(torn).not.toHaveBeenCalled();
});

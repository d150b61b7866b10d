/**
 * A page that a test leaves behind may still wait for its next picture: the window is not taken away before that. Many files
 * share a process and a window, which costs a fifth of one for each: what a file leaves there is cleared away.
 */
import { afterAll, vi } from 'vitest';
import { busy } from '../src/lib/unhurried.svelte';

/** Milliseconds in which a picture comes, or is given up; where a test kept the time itself, none may ever come. */
const LONGEST = 1_500;

afterAll(async () => {
  vi.useRealTimers();
  const end = Date.now() + LONGEST;
  while (busy() && Date.now() < end) await new Promise((go) => setTimeout(go, 10));
  localStorage.clear();
  document.body.replaceChildren();
  vi.resetModules();
});

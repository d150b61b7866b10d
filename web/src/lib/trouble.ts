/** An error in words for the person, and what to do next. */
import { ApiError } from './api';
import { say } from './voice.svelte';

export function explain(error: unknown): string {
  return error instanceof ApiError ? error.trouble.text : say('error-no-server');
}

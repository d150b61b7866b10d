/** Wishes that may be sent again: the server knows by the secret they bring that it is the same one. */
import { NoServer } from './api';

/** Milliseconds between tries where no reply comes. */
const AGAIN_AFTER = [300, 1_000, 2_000];

/** Sends a wish until a reply comes. If the line breaks, it may be granted without anybody having been told. */
export async function untilAnswered<T>(send: () => Promise<T>): Promise<T> {
  for (const pause of AGAIN_AFTER) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof NoServer)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return send();
}

/** 32 random bytes in URL-safe base64, as the server makes them. */
export function newSecret(): string {
  const letters = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

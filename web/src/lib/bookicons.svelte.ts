/**
 * Icons that secret books name. Each is a small file of its own, called by the icon, and is fetched when a book that may be
 * read names it: so the client does not grow with the number of books, and tells nothing of them.
 */
import folder from 'icons:of-books';
import { root } from './api';

let lines = $state.raw<Record<string, string>>({});
const asked = new Set<string>();

/** The line of an icon (512 × 512), or `null` as long as it is not there; one that does not exist is not asked for again. */
export function iconLine(name: string): string | null {
  if (!asked.has(name)) {
    asked.add(name);
    fetch(new URL(`${folder}/${name}.txt`, root)).then(
      async (reply) => {
        const line = reply.ok && (await reply.text());
        if (line) lines = { ...lines, [name]: line };
      },
      () => asked.delete(name),
    );
  }
  return lines[name] ?? null;
}

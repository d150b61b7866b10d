import { expect, it } from 'vitest';
import icons from '@iconify-json/game-icons/icons.json';
import { iconsNamedInBooks } from '../booksigns';

it('every icon that a book names is in the open set, and a single line', () => {
  const named = iconsNamedInBooks();
  expect(named.length).toBeGreaterThan(30);
  const all = icons.icons as Record<string, { body: string }>;
  expect(named.filter((name) => !/^<path fill="currentColor" d="[^"]+"\/>$/.test(all[name]?.body ?? ''))).toEqual([]);
});

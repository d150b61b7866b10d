/** What the start page says of every game, all in one small file a language. */
import type { Language } from './speech';

export const startWords: Record<Language, () => Promise<string>> = {
  en: () => import('words:start/en').then((found) => found.default),
  de: () => import('words:start/de').then((found) => found.default),
};

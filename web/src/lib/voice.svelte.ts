/** The words in force: the person's language, with those of the game on the table. */
import type { Words } from '../games/types';
import { settings } from './settings.svelte';
import type { Language } from './speech';
import { loadSpeech } from './texts';

class Voice {
  words = $state.raw<Words | null>(null);
  private game: string | null = null;

  /** Reads the words of a game, or of none. */
  async use(game: string | null): Promise<void> {
    this.game = game;
    const words = await loadSpeech(settings.choices.language, game);
    if (this.game === game && words.language === settings.choices.language) this.words = words;
  }

  async speak(language: Language): Promise<void> {
    settings.set('language', language);
    await this.use(this.game);
  }
}

export const voice = new Voice();

/** A message of the client in the person's language. Reactive; empty until the words have been read. */
export function say(message: string, args?: Record<string, any>): string {
  return voice.words?.say(message, args) ?? '';
}

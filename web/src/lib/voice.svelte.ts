/** The words in force: the person's language, with those of the game on the table. */
import { settings } from './settings.svelte';
import type { Language, Speech } from './speech';
import { loadSpeech } from './texts';

class Voice {
  words = $state.raw<Speech | null>(null);
  /** The game whose words are among them: what a game shows would be ids without. */
  known = $state<string | null>(null);
  private game: string | null = null;
  private page: string | null = null;

  /** Reads the words of a game, or of none, and those that one page alone says. */
  async use(game: string | null, page: string | null = null): Promise<void> {
    this.game = game;
    this.page = page;
    const words = await loadSpeech(settings.choices.language, game, page);
    const wanted = this.game === game && this.page === page && words.language === settings.choices.language;
    if (!wanted) return;
    this.words = words;
    this.known = game;
  }

  async speak(language: Language): Promise<void> {
    settings.set('language', language);
    await this.use(this.game, this.page);
  }
}

export const voice = new Voice();

/** A message of the client in the person's language. Reactive; empty until the words have been read. */
export function say(message: string, args?: Record<string, any>): string {
  return voice.words?.say(message, args) ?? '';
}

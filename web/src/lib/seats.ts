/** Taking seats: an open one before the game, or a bot's while it runs. */
import { joinTable, NoServer } from './api';
import type { Chair, TableFacts } from './protocol';
import { settings } from './settings.svelte';
import { myTables } from './tables.svelte';
import { say } from './voice.svelte';

/** A bot's own seat. Where a bot plays for somebody, the seat is still theirs, and bears their name. */
export const isBots = (chair: Chair): boolean => chair.who === 'bot' && !chair.name;

/** What awaits somebody who comes to a game that runs: a bot's seat, or why there is none for them. */
export function lateness(table: Pick<TableFacts, 'seats' | 'latecomers'>, invite: string | undefined): 'welcome' | 'full' | 'closed' | 'uninvited' {
  if (!Object.values(table.seats).some(isBots)) return 'full';
  if (!table.latecomers) return 'closed';
  return invite ? 'welcome' : 'uninvited';
}

/** Milliseconds between tries where no reply comes. */
const AGAIN_AFTER = [300, 1_000, 2_000];

/**
 * Takes a seat and keeps its secret. If the line breaks, the seat may be taken without anybody having been told: the same
 * wish with the same secret is sent again.
 */
export async function takeSeat({ id, game }: Pick<TableFacts, 'id' | 'game'>, seat: string, name = settings.choices.name): Promise<void> {
  const invite = myTables.get(id)?.invite;
  const wish = { seat, name: name || say('guest'), knows: myTables.knows(id), secret: newSecret(), ...(invite ? { invite } : {}) };
  for (const pause of [...AGAIN_AFTER, null]) {
    try {
      await joinTable(id, wish);
      myTables.note(id, { game, seats: { [seat]: wish.secret } });
      return;
    } catch (error) {
      if (pause === null || !(error instanceof NoServer)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** 32 random bytes in URL-safe base64, as the server makes them. */
function newSecret(): string {
  const letters = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

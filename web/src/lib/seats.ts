/** Taking seats: an open one before the game, or a bot's while it runs. */
import { joinTable } from './api';
import type { Chair, TableFacts } from './protocol';
import { newSecret, untilAnswered } from './sentagain';
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

/** Takes a seat and keeps its secret. */
export async function takeSeat({ id, game }: Pick<TableFacts, 'id' | 'game'>, seat: string, name = settings.choices.name): Promise<void> {
  const invite = myTables.get(id)?.invite;
  const wish = { seat, name: name || say('guest'), knows: myTables.knows(id), secret: newSecret(), ...(invite ? { invite } : {}) };
  await untilAnswered(() => joinTable(id, wish));
  myTables.note(id, { game, seats: { [seat]: wish.secret } });
}

/** Opening a table, once, however often the line breaks. */
import { beginnersOf } from '../games';
import { openTable, type Opened, type Opening } from './api';
import { newSecret, untilAnswered } from './sentagain';

/** `invite` is the invitation to the record with which the table goes on. */
export function openOnce(wish: Omit<Opening, 'secret'>, invite?: string): Promise<Opened> {
  const options = beginnersOf(wish.game)?.remembered?.(wish.options) ?? wish.options;
  const opening = { ...wish, options, secret: newSecret() };
  return untilAnswered(() => openTable(opening, invite));
}

/** Opening a table, once, however often the line breaks. */
import { openTable, type Opened, type Opening } from './api';
import { newSecret, untilAnswered } from './sentagain';

/** `invite` is the invitation to the record with which the table goes on. */
export function openOnce(wish: Omit<Opening, 'secret'>, invite?: string): Promise<Opened> {
  const opening = { ...wish, secret: newSecret() };
  return untilAnswered(() => openTable(opening, invite));
}

/** One line of answer to something that was tried and is not possible. It stands for a few seconds. */

import { soon, TURN } from '../../lib/unhurried.svelte';
import type { Hand } from '../types';

const STANDS = 3500;

let words = $state('');
let wipe: ReturnType<typeof setTimeout> | undefined;
const write = (line: string): void => soon(notice, TURN.words, () => (words = line));

export const notice = {
  get words(): string {
    return words;
  },
  show(line: string): void {
    write(line);
    clearTimeout(wipe);
    wipe = setTimeout(() => write(''), STANDS);
  },
  clear(): void {
    clearTimeout(wipe);
    write('');
  },
  /** Asks why an option is not offered and shows the reason, without the number of its rule: nobody looks it up now. */
  async why(hand: Hand, option: string): Promise<void> {
    const reason = await hand.why(option);
    if (reason) this.show(reason.rule ? reason.text.replace(new RegExp(`\\s*\\([^()]*${reason.rule}\\)$`), '') : reason.text);
  },
};

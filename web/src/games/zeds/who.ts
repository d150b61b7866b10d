// By what name somebody is told of who leads heroes.

import type { Words } from '../types';

// Several of one name, as bots or as seats of one device, are told apart by their colour.
export function called(seat: string, you: string, names: Readonly<Record<string, string>>, words: Words): string {
  if (seat === you) return words.say('dz-you');
  const name = names[seat];
  return name && Object.values(names).filter((each) => each === name).length === 1 ? name : words.name(seat);
}

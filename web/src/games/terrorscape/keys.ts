// Keys on the stand: counted up to what opens the exit, and beyond that enough.

import type { View, Words } from '../types';

export const KEYS_TO_ESCAPE = 5;

export const enoughKeys = (view: View): boolean => view.keys >= KEYS_TO_ESCAPE;

export const keysFound = (view: View, words: Words): string =>
  words.say(enoughKeys(view) ? 'ts-keys-enough' : 'ts-keys', { count: view.keys });

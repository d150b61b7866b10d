// The few figures that are always in sight.

import type { Json, View, Words } from '../types';
import { enoughKeys, KEYS_TO_ESCAPE, keysFound } from './keys';
import { inForce } from './levels';

export interface Figure {
  label: string;
  value: string;
  title?: string;
}

export function status(view: View, words: Words, agreed?: Record<string, Json>): Figure[] {
  const say = (message: string, args?: Record<string, unknown>) => words.say(message, args);
  const { level } = view.killer;
  const brings = inForce(view, words, agreed).join('\n') || say('ts-status-level-title');
  const figures: Figure[] = [
    { label: say('ts-status-round'), value: String(view.round) },
    { label: say('ts-status-level'), value: String(level), title: brings },
    { label: say('ts-status-strength'), value: String(view.killer.strength), title: say('ts-status-strength-title') },
  ];
  if (view.hidden_cards?.deck !== undefined) {
    figures.push({ label: say('ts-status-deck'), value: String(view.hidden_cards.deck), title: say('ts-deck-title') });
  }
  if (view.hand_size !== undefined && view.side !== 'killer') {
    figures.push({ label: say('ts-status-hand'), value: String(view.hand_size) });
  }
  if (view.keys !== null) {
    const [value, title] = enoughKeys(view)
      ? [say('ts-status-keys-enough'), keysFound(view, words)]
      : [`${view.keys}/${KEYS_TO_ESCAPE}`, say('ts-status-keys-title')];
    figures.push({ label: say('ts-status-keys'), value, title });
  }
  const rescue = { label: say('ts-status-rescue'), value: view.rescue ? String(view.rescue) : '–', title: say('ts-status-rescue-title') };
  return [...figures, rescue];
}

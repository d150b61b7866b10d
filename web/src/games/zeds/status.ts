// The few figures that are always in sight.

import type { View, Words } from '../types';

export interface Figure {
  label: string;
  value: string;
  title?: string;
}

const MOST_INFECTION = 13;

export function status(view: View, words: Words): Figure[] {
  const figure = (name: string, value: string): Figure => ({ label: words.say(`dz-status-${name}`), value, title: words.say(`dz-status-${name}-title`) });
  const level = ['basic', 'I', 'II', 'III', 'IV', 'V'].indexOf(view.level);
  const markers = view.chaos_left + Object.values<number>(view.chaos).reduce((sum, each) => sum + each, 0);
  const held = view.piles['horde-hand'];
  return [
    // A phone has room for five figures; how far the night has come stands on the strip as well.
    ...(view.versus && level >= 2 ? [] : [figure('turn', String(view.round))]),
    ...(level >= 1 ? [figure('supplies', String(view.supplies))] : []),
    figure('ammo', String(view.ammo)),
    ...(level >= 1 ? [figure('infection', `${view.infection}/${MOST_INFECTION}`)] : []),
    ...(level >= 2 ? [figure('chaos', `${markers - view.chaos_left}/${markers}`)] : []),
    ...(view.versus ? [figure('horde', String(Array.isArray(held) ? held.length : held))] : []),
  ];
}

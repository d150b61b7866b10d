// The table in the moment that is being told, for everything that is drawn of it.

import { untrack } from 'svelte';
import type { GameEvent, View } from '../types';
import { after } from './playback';

export function playing(source: () => { view: View; events: readonly GameEvent[] }): { readonly view: View } {
  let told = $state.raw<{ from: View; view: View } | null>(null);
  let heard: readonly GameEvent[] = [];
  $effect.pre(() => {
    const { view, events } = source();
    untrack(() => {
      if (events === heard) return;
      heard = events;
      if (!events.length) told = null;
      else told = { from: view, view: after(told?.from === view ? told.view : view, events) };
    });
  });
  return {
    get view() {
      const { view } = source();
      return told?.from === view ? told.view : view;
    },
  };
}

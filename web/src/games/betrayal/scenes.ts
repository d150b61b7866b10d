// Moments that matter, told large: cards as they are drawn, dice of one side or both, deaths, and the haunt.

import type { GameEvent, Scene, Telling, Words } from '../types';
import Revealed from './Revealed.svelte';
import Thrown from './Thrown.svelte';
import { iconFor } from './icons.svelte';
import { SYMBOL_ICONS } from './look';
import { thrown } from './scene';
import { explorersOf } from './model';
import { called, fate } from './told';
import skull from 'icon:death-skull';

const DRAWN: Record<string, Scene['tone']> = { omen: 'strange', event: 'dread', item: 'hope' };

function card({ n, args }: GameEvent, words: Words): Scene {
  const said = [`card-${args.card}-flavour`, `card-${args.card}-text`].find((message) => words.has(message));
  return { key: `card ${n}`, title: words.name(args.card), text: said && words.say(said), icon: iconFor(args.card, words) ?? SYMBOL_ICONS[args.pile], tone: DRAWN[args.pile] ?? 'strange' };
}

export function scene({ events, log, view }: Telling, words: Words): Scene | null {
  const last = (kind: string) => events.findLast((event) => event.kind === kind);
  const haunt = last('haunt');
  if (haunt) return { key: `haunt ${haunt.n}`, title: '', tone: 'dread', Content: Revealed, props: { haunt: haunt.args, view, ready: null } };
  const died = last('died');
  if (died) {
    // With a traitor's death it may all be over: heroes alone are told at once what they still have to hope for.
    const { seat, role } = explorersOf(view)[died.args.who] ?? {};
    return { key: `died ${died.n}`, title: called(died.args.who, words), text: [words.event(died), ...(seat === view.you && role === 'hero' ? [fate(view, words)] : [])].join(' '), icon: skull, tone: 'dread' };
  }
  const drew = last('drew');
  if (drew?.args.card) return card(drew, words);
  const roll = thrown(events, log);
  return roll && { key: `roll ${roll.n}`, title: '', tone: 'strange', Content: Thrown, props: { shown: roll, view } };
}

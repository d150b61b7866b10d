/** What everybody must see in passing, in large letters over the temple: gongs, slams, stones, curses, who is out. */

import { ICONS, type IconName } from './icons';
import type { EscapeView } from './model';
import type { GameEvent, Scene, Telling, Words } from '../types';

const CRIES = new Set(['call', 'gong', 'slam', 'paused', 'resumed']);

const LOOKS: Record<string, { icon?: IconName; tone: Scene['tone'] }> = {
  call: { tone: 'hope' },
  gong: { tone: 'hope' },
  slam: { tone: 'dread' },
  paused: { tone: 'hope' },
  resumed: { tone: 'hope' },
  activated: { icon: 'gem', tone: 'strange' },
  cursed: { icon: 'curse', tone: 'dread' },
  escaped: { icon: 'exit', tone: 'strange' },
};

/** A curse is the business of whom it falls on: with five people in the temple one could not look away from them. */
const matters = ({ kind, args }: GameEvent, you: string): boolean =>
  kind in LOOKS && (kind !== 'cursed' || args.who === you) && (kind !== 'activated' || args.stones > 0);

export function scene({ events, view }: Telling, words: Words): Scene | null {
  const { you } = view as EscapeView;
  const fresh = events.filter((event) => matters(event, you));
  // A gong is not lost to a stone that is found in the same moment.
  const event = fresh.findLast(({ kind }) => CRIES.has(kind)) ?? fresh.at(-1);
  if (!event) return null;
  const { icon, tone } = LOOKS[event.kind]!;
  const { number = 0, stones = 0, curse } = event.args;
  const message = `temple-cry-${event.kind}`;
  return {
    key: `${event.n}`,
    title: words.has(message) ? words.say(message, { number, stones }) : words.event(event),
    text: curse ? words.name(curse) : '',
    tone,
    icon: icon ? ICONS[icon] : '',
  };
}

// Moments that matter, told large: keys, the Killer's growth, the chainsaw, who is lost, and help.

import type { GameEvent, Scene, Telling, Words } from '../types';
import door from 'icon:exit-door';
import key from 'icon:key';
import rising from 'icon:upgrade';
import saw from 'icon:chainsaw';
import skull from 'icon:death-skull';
import sunrise from 'icon:sunrise';
import tower from 'icon:radio-tower';
import { KEYS_TO_ESCAPE } from './keys';

type Look = Pick<Scene, 'icon' | 'tone'>;
const LOOKS: Record<string, Look> = {
  'key-found': { icon: key, tone: 'hope' },
  'took-key': { icon: key, tone: 'hope' },
  level: { icon: rising, tone: 'dread' },
  chainsaw: { icon: saw, tone: 'dread' },
  eliminated: { icon: skull, tone: 'dread' },
  'rescue-called': { icon: tower, tone: 'hope' },
  rescued: { icon: sunrise, tone: 'hope' },
  escaped: { icon: door, tone: 'hope' },
};

export function nameOf({ kind, args }: GameEvent): string | null {
  if (kind === 'card-played') return args.card === 'chainsaw' ? 'chainsaw' : null;
  if (kind === 'over') return args.how === 'rescue' ? 'rescued' : null;
  return kind in LOOKS ? kind : null;
}

function figures({ kind, args }: GameEvent, words: Words): NonNullable<Scene['figures']> {
  const figure = (label: string, value: unknown) => ({ label: words.say(`ts-status-${label}`), value: String(value) });
  if (kind === 'level') return [figure('level', args.level), figure('strength', args.strength)];
  if (kind === 'key-found') return [figure('keys', `${args.keys}/${KEYS_TO_ESCAPE}`)];
  return kind === 'rescue-called' ? [figure('rescue', args.rounds)] : [];
}

export function scene({ events }: Telling, words: Words): Scene | null {
  const event = events.findLast((each) => nameOf(each));
  if (!event) return null;
  const name = nameOf(event)!;
  return { key: `${event.n}`, title: words.say(`ts-scene-${name}`), text: words.event(event), ...LOOKS[name]!, figures: figures(event, words) };
}

/** The drawings of game-icons that Escape's table uses (CC BY 3.0, credited by the client). */

import run from 'icon:run';
import key from 'icon:key';
import torch from 'icon:torch';
import black from 'icon:tribal-mask';
import gold from 'icon:aztec-calendar-sun';
import gem from 'icon:emerald';
import chest from 'icon:locked-chest';
import exit from 'icon:exit-door';
import start from 'icon:mayan-pyramid';
import dice from 'icon:rolling-dices';
import shout from 'icon:shouting';
import fate from 'icon:tarot-10-wheel-of-fortune';
import gong from 'icon:gong';
import curse from 'icon:devil-mask';
import share from 'icon:shaking-hands';
import present from 'icon:present';
import sand from 'icon:sands-of-time';
import teleport from 'icon:teleport';
import secretDoor from 'icon:secret-door';
import healing from 'icon:healing';
import keyring from 'icon:keyring';
import campfire from 'icon:campfire';
import crystal from 'icon:crystal-shine';
import lips from 'icon:lips';
import cracked from 'icon:cracked-mask';
import palm from 'icon:hand';
import cube from 'icon:perspective-dice-six-faces-random';
import cup from 'icon:rolling-dice-cup';
import padlock from 'icon:padlock';
import eye from 'icon:all-seeing-eye';
import flag from 'icon:flying-flag';

export const ICONS = {
  adventurer: run,
  key,
  torch,
  black,
  gold,
  gem,
  chest,
  exit,
  start,
  dice,
  shout,
  fate,
  gong,
  curse,
  share,
  present,
  sand,
  teleport,
  secret_passage: secretDoor,
  healing,
  key_set: keyring,
  torch_set: campfire,
  extra_gem: crystal,
  silence: lips,
  weak_gold: cracked,
  hand_on_head: palm,
  lost_die: cube,
  rolling_away: cup,
  locked_in: padlock,
  look: eye,
  surrender: flag,
};

export type IconName = keyof typeof ICONS;

const pictures = new Map<string, string>();

/** The address of an icon as a picture in one colour. */
export function picture(of: IconName, ink = '#231a13'): string {
  const kept = `${of} ${ink}`;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="${ink}" d="${ICONS[of]}"/></svg>`;
  if (!pictures.has(kept)) pictures.set(kept, `data:image/svg+xml,${encodeURIComponent(drawn)}`);
  return pictures.get(kept)!;
}

export function isIcon(name: string): name is IconName {
  return name in ICONS;
}

// The Killer's cards and the Survivors' things, as pictures.

import type { Json, View } from '../types';
import sprint from 'icon:sprint';
import warlockEye from 'icon:warlock-eye';
import planks from 'icon:planks';
import chainsaw from 'icon:chainsaw';
import angryEyes from 'icon:angry-eyes';
import closedDoors from 'icon:closed-doors';
import bash from 'icon:hammer-break';
import shouting from 'icon:shouting';
import ghost from 'icon:ghost';
import cloak from 'icon:cloak';
import footprint from 'icon:footprint';
import lifeTap from 'icon:life-tap';
import cloakDagger from 'icon:cloak-dagger';
import magnifying from 'icon:magnifying-glass';
import deathNote from 'icon:death-note';
import hunterEyes from 'icon:hunter-eyes';
import rose from 'icon:rose';
import key from 'icon:key';
import toolbox from 'icon:toolbox';
import brandy from 'icon:brandy-bottle';
import hatchet from 'icon:hatchet';
import leaf from 'icon:linden-leaf';
import powder from 'icon:powder-bag';
import bullets from 'icon:bullets';
import revolver from 'icon:revolver';
import pills from 'icon:medicine-pills';
import syringe from 'icon:syringe';
import dynamite from 'icon:dynamite';
import dagger from 'icon:plain-dagger';
import broadsword from 'icon:broadsword';
import necklace from 'icon:emerald-necklace';
import treasureMap from 'icon:treasure-map';
import mantrap from 'icon:mantrap';
import medical from 'icon:first-aid-kit';
import camera from 'icon:photo-camera';
import fist from 'icon:fist';
import crate from 'icon:wooden-crate';

// Our own: a lamp and its beam.
const flashlight =
  'M24 206h168l64-42v184l-64-42H24zm250-60l34-22v264l-34-22zm58 20l150-62v44l-150 48zm0 64h156v52H332zm0 86l150 48v44l-150-62z';

const SKILL_ICONS: Record<string, string> = {
  pursue: sprint, sense: warlockEye, barricade: planks, chainsaw, madness: angryEyes, stay: closedDoors, brutal_rage: bash,
  scream: shouting, whizzing_by: ghost, vanish: cloak, trail_of_fear: footprint, life_drain: lifeTap,
  stalk: cloakDagger, deduction: magnifying, notice: deathNote, lurk: hunterEyes, death_blossom: rose,
};

const ITEM_ICONS: Record<string, string> = {
  key, toolbox, whiskey: brandy, hatchet, herbs: leaf, limestone: powder, ammo: bullets, revolver, sedatives: pills,
  adrenaline: syringe, firecracker: dynamite, shortsword: dagger, longsword: broadsword, amulet: necklace,
  secret_map: treasureMap, flashlight, trap_parts: mantrap, medical_kit: medical, camera,
  // What else helps in an attack.
  persistence: fist, 'martial-arts': fist, molotov: brandy, 'trap-sprung': mantrap, S17: dagger,
};

export const skillIcon = (card: string): string => SKILL_ICONS[card] ?? hunterEyes;
export const itemIcon = (item: string): string => ITEM_ICONS[item] ?? crate;

// When a card is used: printed on it. The Chainsaw's kind changes with the Butcher's fourth level.
const KINDS: Record<string, string> = {
  pursue: 'fast', sense: 'fast', barricade: 'slow', chainsaw: 'special', madness: 'fast', stay: 'slow',
  brutal_rage: 'special', scream: 'fast', whizzing_by: 'special', vanish: 'slow', trail_of_fear: 'fast',
  life_drain: 'special', stalk: 'slow', deduction: 'fast', notice: 'fast', lurk: 'slow', death_blossom: 'slow',
};
const COSTS: Record<string, number> = {
  chainsaw: 2, madness: 2, stay: 4, brutal_rage: 1, vanish: 1, trail_of_fear: 1, life_drain: 2, deduction: 1,
  notice: 1, lurk: 1, death_blossom: 2,
};

export const kindOf = (card: string, view: View): string =>
  card === 'chainsaw' && view.killer.level >= 4 ? 'fast' : (KINDS[card] ?? 'fast');
// Narrow cards break the one keyword that is longer than they are wide where a reader would break it.
export const breakable = (text: string): string => text.replaceAll('VERBARRIKADIEREN', 'VERBARRI\u00adKADIEREN');

// What a card costs in other hand cards: printed on it, unless the table has agreed otherwise.
export function costOf(card: string, agreed: Record<string, Json>, inHand: number): number {
  if (card === 'life_drain' && agreed.drain_cost === 'all') return inHand - 1;
  const otherwise = card === 'chainsaw' || card === 'madness' ? agreed[`${card}_cost`] : undefined;
  return typeof otherwise === 'number' ? otherwise : (COSTS[card] ?? 0);
}

// Equal cards and items lie on one pile.
export function piles(cards: readonly string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

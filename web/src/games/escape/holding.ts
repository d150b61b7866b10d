/** Which dice a person holds, and what “roll” means then. */

import type { Face } from './model';

/** Blocked dice and dice that show nothing cannot be held. */
export function holdable(face: Face | undefined): boolean {
  return face !== undefined && face !== 'black' && face !== 'blank';
}

/** What is still held of what was: dice that are gone, blocked or used up are let go. */
export function stillHeld(held: ReadonlySet<number>, dice: Face[]): ReadonlySet<number> {
  const kept = [...held].filter((die) => holdable(dice[die]));
  return kept.length === held.size ? held : new Set(kept);
}

/**
 * What is held once the dice show something else: who gives a die away closes the gap, and a die used up is forgotten.
 * Dice that show the same are alike: if the one held was taken for an action, one that is left is held in its place.
 */
export function heldAfter(held: ReadonlySet<number>, before: Face[], dice: Face[]): ReadonlySet<number> {
  if (dice.length === before.length) {
    const [kept, instead] = [stillHeld(held, dice), inPlaceOf(held, before, dice)];
    return instead.length ? new Set([...kept, ...instead]) : kept;
  }
  if (dice.length !== before.length - 1) return stillHeld(held, dice);
  const gap = gone(before, dice);
  const moved = [...held].filter((die) => die !== gap).map((die) => (die > gap ? die - 1 : die));
  return stillHeld(new Set(moved), dice);
}

/** Which die is missing of those there were. Of some that are alike it may be any. */
export function gone(before: Face[], dice: Face[]): number {
  const changed = dice.findIndex((face, die) => face !== before[die]);
  return changed < 0 ? dice.length : changed;
}

function inPlaceOf(held: ReadonlySet<number>, before: Face[], dice: Face[]): number[] {
  const used = [...held].filter((die) => holdable(before[die]) && dice[die] === 'blank').map((die) => before[die]!);
  return dice.flatMap((face, die) => {
    const wanted = held.has(die) || face !== before[die] ? -1 : used.indexOf(face);
    if (wanted < 0) return [];
    used.splice(wanted, 1);
    return [die];
  });
}

/** The dice that would be rolled, by position. */
export function toRoll(held: ReadonlySet<number>, dice: Face[]): number[] {
  return dice.flatMap((face, die) => (face === 'blank' || (holdable(face) && !held.has(die)) ? [die] : []));
}

/** The option for a roll: it names the dice that show something; blank ones are always rolled along. */
export function rollOption(held: ReadonlySet<number>, dice: Face[]): string | null {
  const rolled = toRoll(held, dice);
  if (!rolled.length) return null;
  const named = rolled.filter((die) => dice[die] !== 'blank').map((die) => die + 1);
  return named.length ? `roll:${named.join('+')}` : 'roll';
}

/** The dice an option rolls, by position. */
export function rolledBy(option: string | null, dice: Face[]): number[] {
  if (option !== 'roll' && !option?.startsWith('roll:')) return [];
  const named = option === 'roll' ? [] : option.slice(5).split('+').map((die) => Number(die) - 1);
  return dice.flatMap((face, die) => (face === 'blank' || named.includes(die) ? [die] : []));
}

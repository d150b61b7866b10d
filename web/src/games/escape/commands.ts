/** Which option each button and key stands for now. A command that is not offered keeps a name, so that one can ask why. */

import { rollOption } from './holding';
import { beyond, own, SIDES, way, type Adventurer, type EscapeView, type Side } from './model';

export interface Command {
  option: string;
  offered: boolean;
}

type Options = readonly string[];

function command(option: string, options: Options): Command {
  return { option, offered: options.includes(option) };
}

/** Walking or discovering on each side; whoever has turned up a chamber lays it there. */
export function walking(view: EscapeView, me: Adventurer, options: Options): Record<Side, Command> {
  const found = SIDES.map((side) => {
    const there = beyond(me.place, side);
    const verb = me.turned ? 'lay' : view.chambers[there] ? 'enter' : 'discover';
    return [side, command(`${verb}:${there}`, options)] as const;
  });
  return Object.fromEntries(found) as Record<Side, Command>;
}

/** The next chamber turned up for a look; where there is one opening only, laid there. */
export function look(options: Options): Command {
  const openings = options.filter((name) => name.startsWith('discover:'));
  return command(openings.length === 1 ? openings[0]! : 'look', options);
}

/** A golden mask: for oneself first, one's own or one a friend does not need; then for whoever here has most dice blocked. */
export function gold(view: EscapeView, me: Adventurer, options: Options): Command {
  const mine = `gold:${me.seat}`;
  const usable = [mine, ...view.adventurers.map(({ seat }) => `take:${seat}`)].find((name) => options.includes(name));
  if (usable) return { option: usable, offered: true };
  const blocked = (seat: string) => own(view, seat)?.dice.filter((face) => face === 'black').length ?? 0;
  const friends = goldTargets(options).sort((one, other) => blocked(other) - blocked(one));
  return friends.length ? { option: `gold:${friends[0]}`, offered: true } : { option: mine, offered: false };
}

/** Whom a golden mask could free. */
export function goldTargets(options: Options): string[] {
  return options.filter((name) => /^gold:[a-z]+$/.test(name)).map((name) => name.slice(5));
}

/** What a press on somebody does with golden masks: mine frees their dice, or theirs frees mine. */
export function goldFor(seat: string, options: Options): string | null {
  return [`gold:${seat}`, `take:${seat}`].find((name) => options.includes(name)) ?? null;
}

/** Stones of the highest level reached, or the way out where there is one. */
export function mainAction(view: EscapeView, me: Adventurer, options: Options): Command {
  const chamber = view.chambers[me.place];
  if (chamber?.kind === 'exit') return command('escape', options);
  const reached = activations(options);
  return reached.length
    ? { option: `activate:${reached.at(-1)}`, offered: true }
    : { option: `activate:${chamber?.levels[0]?.[1] ?? 1}`, offered: false };
}

/** The numbers of stones that could be activated, smallest first. */
export function activations(options: Options): number[] {
  return options
    .filter((name) => /^activate:\d+$/.test(name))
    .map((name) => Number(name.slice(9)))
    .sort((one, other) => one - other);
}

/** Whom one may let pay first for so many stones: for each way the option and the seats. */
export function payers(stones: number | undefined, options: Options): { option: string; seats: string[] }[] {
  const start = `activate:${stones}:`;
  return options
    .filter((name) => name.startsWith(start))
    .map((option) => ({ option, seats: option.slice(start.length).split('+') }));
}

export function fate(options: Options): Command {
  return command('fate', options);
}

export function sharing(me: Adventurer, options: Options): Command {
  return command(me.shares ? 'share:off' : 'share:on', options);
}

/** Everything that can be done with a treasure, by treasure: used at once, or at one of several places. */
export function uses(treasure: string, options: Options): string[] {
  const plain = `use:${treasure}`;
  return options.filter((name) => name === plain || name.startsWith(`${plain}:`));
}

/** What tapping a place does: walking there, finding it, or laying there what was turned up. */
export function atPlace(place: string, options: Options): string | null {
  return ['enter', 'discover', 'lay'].map((verb) => `${verb}:${place}`).find((name) => options.includes(name)) ?? null;
}

/** The open vote this seat has not yet answered. */
export function openVote(options: Options): 'fate' | 'pause' | 'surrender' | null {
  return (['fate', 'pause', 'surrender'] as const).find((what) => options.includes(`${what}:yes`)) ?? null;
}

/** Whether the board or the sheet shows an option as a thing to press: all but what people, not adventurers, do. */
export function isShown(option: string): boolean {
  return !/^(away|back|remove\b.*|pause|surrender)$/.test(option);
}

/** What would stop the game for all: always possible, and hardly ever meant. */
export const isStopping = (option: string): boolean => option === 'pause' || option === 'surrender';

/** A roll of all that is free to roll, or, where nothing is, of all dice. */
function roll({ dice }: Adventurer, options: Options): Command {
  const option = rollOption(new Set(), dice) ?? `roll:${[...dice.keys()].map((die) => die + 1).join('+')}`;
  return { option, offered: options.some((name) => name === 'roll' || name.startsWith('roll:')) };
}

/** What one may look for and not find: a roll, every way out of here, stones, the exit, gold, fate. */
export function lookedFor(view: EscapeView, me: Adventurer, options: Options): string[] {
  const ways = SIDES.filter((side) => way(view.chambers, me.place, side) !== 'wall').map((side) => walking(view, me, options)[side]);
  const all = [roll(me, options), ...ways, mainAction(view, me, options), gold(view, me, options), fate(options)];
  return all.filter(({ offered }) => !offered).map(({ option }) => option);
}

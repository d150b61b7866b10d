/** Escape's view as the server sends it, and plain questions about it. Nothing here knows a rule: it only reads. */

export type Face = 'adventurer' | 'key' | 'torch' | 'black' | 'gold' | 'blank';
export type Sign = 'adventurer' | 'key' | 'torch';
export type Side = 'N' | 'E' | 'S' | 'W';
export type CueKind = 'gong' | 'slam' | 'collapse';

export interface Adventurer {
  seat: string;
  place: string;
  dice: Face[];
  held_back: number;
  roll_at: number;
  act_at: number;
  curses: string[];
  treasures: string[];
  /** A chamber turned up and not yet laid, as it is printed: its stairs to the south. */
  turned: Chamber | null;
  bonus: { key: number; torch: number };
  shares: boolean;
  out: '' | 'escaped' | 'removed';
  choosing: '' | 'curse' | 'gift' | 'lay';
  choose_by: number | null;
  absent: boolean;
}

export interface Chamber {
  tile: string;
  kind: 'start' | 'exit' | 'stone' | 'base' | 'module';
  openings: string;
  entry: Sign[];
  symbol: Sign | '';
  levels: [number, number][];
  stones: number;
  chest: boolean;
  curse: boolean;
}

/** All chambers that were found, by their cells. It stays the same thing until one of them changes. */
export type Temple = Record<string, Chamber>;

export interface EscapeView {
  you: string;
  now: number;
  begin: number;
  started: boolean;
  time: number;
  stretch: number;
  next_cue: { at: number; kind: CueKind; number: number } | null;
  adventurers: Adventurer[];
  chambers: Temple;
  tray: number;
  beside: number;
  piles: Record<string, number>;
  fate: { by: string; until: number; votes: string[] } | null;
  pause: { by: string; votes: string[]; until: number; left: number };
  paused: boolean;
  surrender: { by: string; until: number; votes: string[] } | null;
  /** Why the game can no longer be won; empty while it can. */
  hopeless: '' | 'exit' | 'keys';
  removal: { of: string; votes: string[] } | null;
  difficulty: 'normal' | 'skilled' | 'expert';
  locks: { roll: number; action: number };
  modules: { curses: boolean; treasures: boolean; sand: boolean };
  track: string;
  practice: boolean;
  result: Record<string, unknown>;
}

export const SIDES: Side[] = ['N', 'E', 'S', 'W'];
export const START = '0,0';
export const SIGNS: Sign[] = ['adventurer', 'key', 'torch'];

const STEP: Record<Side, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const FACING: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' };

/** A cell's column and row. */
export function cell(place: string): [number, number] {
  const [x, y] = place.split(',').map(Number);
  return [x ?? 0, y ?? 0];
}

/** The cell next to a place on one side. */
export function beyond(place: string, side: Side): string {
  const [x, y] = cell(place);
  const [dx, dy] = STEP[side];
  return `${x + dx},${y + dy}`;
}

/** The side of `place` on which `other` lies, or nothing if they are no neighbours. */
export function sideTowards(place: string, other: string): Side | null {
  return SIDES.find((side) => beyond(place, side) === other) ?? null;
}

export type Way = 'wall' | 'open' | 'blocked' | 'unknown';

/** What is on one side of a chamber: a wall, a way, an opening against a neighbour's wall, or the dark. */
export function way(temple: Temple, place: string, side: Side): Way {
  if (!temple[place]?.openings.includes(side)) return 'wall';
  const neighbour = temple[beyond(place, side)];
  if (!neighbour) return 'unknown';
  return neighbour.openings.includes(FACING[side]) ? 'open' : 'blocked';
}

/** A chamber as it would lie with its stairs to one side. */
export function laid(chamber: Chamber, stairs: Side): Chamber {
  const turns = SIDES.indexOf(stairs) - SIDES.indexOf('S') + SIDES.length;
  const openings = [...chamber.openings].map((side) => SIDES[(SIDES.indexOf(side as Side) + turns) % SIDES.length]);
  return { ...chamber, openings: openings.join('') };
}

export function own(view: EscapeView, seat: string): Adventurer | null {
  return view.adventurers.find((a) => a.seat === seat) ?? null;
}

/** The same adventurer as long as they are in the temple. */
export function stillInside(a: Adventurer | null): Adventurer | null {
  return a && !a.out ? a : null;
}

/** The others inside who stand in the same chamber. */
export function mates(view: EscapeView, me: Adventurer): Adventurer[] {
  return view.adventurers.filter((a) => a.seat !== me.seat && !a.out && a.place === me.place);
}

export function count(dice: Face[], face: Face): number {
  return dice.filter((each) => each === face).length;
}

export function isStuck(a: Adventurer): boolean {
  return a.dice.length > 0 && a.dice.every((face) => face === 'black');
}

/** How often fate can still be turned. */
export function turnsOfFate({ difficulty, beside }: EscapeView): number {
  return difficulty === 'expert' ? 0 : beside;
}

/** What to say to somebody with every die blocked: whoever is alone has nobody to call. */
export function stuckWords(view: EscapeView): string {
  const inside = view.adventurers.filter((a) => !a.out);
  if (inside.length > 1) return 'temple-stuck';
  if (inside.some((a) => a.treasures.includes('healing'))) return 'temple-stuck-healing';
  return turnsOfFate(view) ? 'temple-stuck-alone' : 'temple-stuck-lost';
}

export interface Pool {
  sign: Sign;
  mine: number;
  others: number;
}

/** What the dice in a chamber show, own and others’ apart. Who keeps theirs, or is away, does not count along. */
export function pool(view: EscapeView, me: Adventurer): Pool[] {
  const along = mates(view, me).filter((a) => a.shares && !a.absent);
  return SIGNS.map((sign) => ({
    sign,
    mine: count(me.dice, sign) + (sign === 'adventurer' ? 0 : me.bonus[sign]),
    others: along.reduce((sum, a) => sum + count(a.dice, sign), 0),
  }));
}

/** The shortest way between two chambers over open passages, both ends included; empty if there is none. */
export function trail(temple: Temple, from: string, to: string): string[] {
  const came = new Map<string, string>([[from, from]]);
  const queue = [from];
  for (const place of queue) {
    if (place === to) break;
    for (const side of SIDES) {
      const there = beyond(place, side);
      if (!came.has(there) && way(temple, place, side) === 'open') {
        came.set(there, place);
        queue.push(there);
      }
    }
  }
  if (!came.has(to)) return [];
  const steps = [to];
  while (steps[0] !== from) steps.unshift(came.get(steps[0]!)!);
  return steps;
}

/** Where everybody must run now: home in a countdown, out in the last one; nowhere before the gong, and with the sand never. */
export function refuge(view: EscapeView): string | null {
  const cue = view.next_cue;
  const over = Object.keys(view.result ?? {}).length > 0;
  if (!view.started || over || !cue || cue.kind === 'gong' || view.modules.sand) return null;
  return cue.kind === 'collapse' ? exitPlace(view) : START;
}

export function exitPlace(view: EscapeView): string | null {
  return Object.keys(view.chambers).find((place) => view.chambers[place]!.kind === 'exit') ?? null;
}

/** The kind of a chamber as far as its name is concerned: the message `temple-room-<kind>`. */
export function room(chamber: Chamber): string {
  if (chamber.kind === 'start' || chamber.kind === 'exit') return chamber.kind;
  if (!chamber.symbol) return 'plain';
  return `${chamber.kind === 'stone' ? 'stones' : 'stone'}-${chamber.symbol}`;
}

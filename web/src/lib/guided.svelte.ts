/** A guided first game: alone, with gentle settings, told step by step. */
import { loadGuide } from '../games';
import type { Guide, GuideStep, View } from '../games/types';
import { seatsFor, type GameFacts } from './api';
import { openOnce } from './opening';
import { settings } from './settings.svelte';
import { myTables } from './tables.svelte';
import { say } from './voice.svelte';

/** Opens the table of a guided game, and gives its name. */
export async function openGuided(game: GameFacts): Promise<string> {
  const guide = (await loadGuide(game.name))!;
  const options = { ...game.for_people, ...game.for_one, ...guide.options };
  const { seats, sides } = await seatsFor(game.name, options);
  const mine = sides[guide.side ?? Object.keys(sides)[0]!] ?? [];
  const level = guide.gentle ? game.levels[0] : game.levels.at(-1);
  const opened = await openOnce({
    game: game.name,
    options,
    seats: Object.fromEntries(seats.map((seat) => [seat, mine.includes(seat) ? 'me' : `bot:${level}`])),
    name: settings.choices.name.trim() || say('guest'),
    public: false,
    spectators: 'live',
    undo: 'free',
    pace: 'live',
    bot_pace: 'quick',
    record: null,
    guided: guide.fixed ?? false,
  });
  myTables.note(opened.table, { game: game.name, seats: opened.seats, invite: opened.invite, host: opened.host, guided: [] });
  return opened.table;
}

/** So many steps may be missing when somebody knows enough: not everything happens in every game. */
const SPARE = 3;

/** The guide of a table: which steps were told, and which comes next. */
export class Guided {
  constructor(
    private readonly table: string,
    readonly guide: Guide,
  ) {}

  private get told(): string[] {
    return myTables.get(this.table)?.guided ?? [];
  }

  /** The steps that may still be told, in their order. */
  open(view: View): GuideStep[] {
    const { steps, over } = this.guide;
    const left = steps.filter(({ id }) => !this.told.includes(id));
    const ending = over ? over(view) : this.told.length >= steps.length - 1 - SPARE;
    return ending ? left : left.filter((step) => !this.isLast(step));
  }

  get number(): number {
    return this.told.length + 1;
  }

  isLast(step: { id: string }): boolean {
    return this.guide.steps.at(-1)?.id === step.id;
  }

  put(step: { id: string }): void {
    myTables.note(this.table, { guided: [...this.told, step.id] });
  }

  leave(): void {
    myTables.note(this.table, { guided: undefined });
  }
}

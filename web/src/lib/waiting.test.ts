import { describe, expect, test } from 'vitest';
import { ui as betrayal } from '../games/betrayal';
import { ui as escape } from '../games/escape';
import { waits as inTheMansion } from '../games/terrorscape/waits';
import type { GameEvent, GameUi, View } from '../games/types';
import { ui as zeds } from '../games/zeds';
import type { Sides, TableFacts } from './protocol';
import { loadSpeech } from './texts';
import { waitsFor, type Waiting } from './waiting';

const person = (name: string, here = true) => ({ who: 'person', name, here });
const bot = { who: 'bot', name: '' };

interface Sitting {
  seats: Record<string, unknown>;
  sides?: Sides;
  you: string;
  view: View;
  log?: GameEvent[];
}

async function waits(ui: GameUi, { seats, sides = {}, you, view, log = [] }: Sitting): Promise<Waiting> {
  return waitsFor({ you, table: { seats } as unknown as TableFacts, sides, view, log }, ui, await loadSpeech('en', ui.name));
}

const who = ({ people }: Waiting): string[] => people.map(({ seat }) => seat);

describe('in Terrorscape', () => {
  const ui = { name: 'terrorscape', plays: () => '' } as unknown as GameUi;
  const seats = { killer: person('Ada', false), survivor1: person('Ben'), survivor2: person('Cleo'), survivor3: bot };
  const sides = { killer: ['killer'], survivors: ['survivor1', 'survivor2', 'survivor3'] };

  test('who waits sees for whom and for what', async () => {
    const found = await waits(ui, { seats, sides, you: 'survivor1', view: { turn: 'killer' } });
    expect(found.people).toMatchObject([{ seat: 'killer', words: 'Ada (Killer)', away: true }]);
    expect(found.what).toContain('Killer');
  });

  test('who plays several seats is named once', async () => {
    const alone = { ...seats, survivor1: person('Ada'), survivor2: person('Ada') };
    const found = await waits(ui, { seats: alone, sides, you: 'killer', view: { turn: 'survivors' } });
    expect(who(found)).toEqual(['survivor1', 'survivor2']);
    expect(found.headline).toBe('Ada is acting');
  });

  test('of a side all its people are waited for, without oneself and without bots; where nothing lies open, nobody', async () => {
    const those = async (you: string, turn: string) => who(await waits(ui, { seats, sides, you, view: { turn } }));
    expect(await those('killer', 'survivors')).toEqual(['survivor1', 'survivor2']);
    expect(await those('survivor1', 'survivors')).toEqual(['survivor2']);
    expect(await those('survivor1', 'encounter')).toEqual([]);
  });

  test('in an encounter the Killer waits for the Survivors, they also for him, and after it all for who may run', async () => {
    const survivors = Object.keys(seats).filter((seat) => seat !== 'killer').map((seat) => ({ seat }));
    const at = (you: string, encounter: View | null) => waits({ ...ui, waits: inTheMansion }, { seats, sides, you, view: { turn: 'encounter', survivors, encounter } });
    const fight = { place: 'B1', found: ['anna'], attacked: [] };
    expect(who(await at('killer', fight))).toEqual(['survivor1', 'survivor2']);
    expect(who(await at('survivor1', fight))).toEqual(['killer', 'survivor2']);
    expect(who(await at('killer', null))).toEqual(['survivor1', 'survivor2']);
    expect((await at('killer', null)).what).not.toBe((await at('killer', fight)).what);
  });
});

describe('in Betrayal', () => {
  const seats = { explorer1: person('Ada'), explorer2: person('Ben'), explorer3: person('Cleo') };
  const explorers = {
    longfellow: { seat: 'explorer1', alive: true, role: 'hero' },
    bellows: { seat: 'explorer2', alive: true, role: 'hero' },
    rhinehardt: { seat: 'explorer3', alive: true, role: 'hero' },
  };
  const view = { seats: Object.keys(seats), turn: 'explorer2', phase: 'exploring', explorers, monsters: {}, rolling: {}, acting: { who: 'bellows' } };
  const event = (kind: string, args: Record<string, string>): GameEvent => ({ n: 1, kind, args });
  const at = (change: View, you = 'explorer1', log: GameEvent[] = []) => waits(betrayal, { seats, you, view: { ...view, ...change }, log });

  test('one waits for whose turn it is', async () => {
    const found = await at({});
    expect(who(found)).toEqual(['explorer2']);
    expect(found.headline).toBe('Ben is acting');
    expect(found.what, 'what could be done is nothing to do oneself').toBe('');
  });

  test('for whoever defends, and for whoever rolls', async () => {
    const attacked = await at({ rolling: { who: 'rhinehardt', kind: 'defence' } });
    expect(who(attacked)).toEqual(['explorer3']);
    const rolled = await at({ rolling: { who: 'bellows', kind: 'trait' } });
    expect(who(rolled)).toEqual(['explorer2']);
    expect(new Set([attacked.what, rolled.what, (await at({})).what]).size).toBe(3);
  });

  test('for whoever was hurt or offered a trade', async () => {
    expect(who(await at({}, 'explorer1', [event('damage', { who: 'rhinehardt' })]))).toEqual(['explorer3']);
    expect(who(await at({}, 'explorer2', [event('offers', { who: 'bellows', whom: 'rhinehardt' })]))).toEqual(['explorer3']);
  });

  test('for who takes an explorer, for all who read their books, and for who leads a monster', async () => {
    const { rhinehardt: _, ...two } = explorers;
    expect(who(await at({ turn: 'set-up', explorers: two }))).toEqual(['explorer3']);
    expect(who(await at({ turn: 'haunt' }))).toEqual(['explorer2', 'explorer3']);
    expect((await at({ turn: 'haunt' })).headline).toBe('Reading their books: Ben and Cleo');
    const alone = { seats: { explorer1: person('Ada'), explorer2: person('Ben'), explorer3: bot }, you: 'explorer1', view: { ...view, turn: 'haunt' } };
    expect((await waits(betrayal, alone)).headline).toBe('Still reading: Ben');
    const monsters = { mummy: { lead: 'explorer2', kind: 'mummy' } };
    expect(who(await at({ turn: 'monsters', acting: { who: 'mummy' }, monsters }))).toEqual(['explorer2']);
    expect(who(await at({ turn: 'monsters', acting: { who: '' }, monsters }))).toEqual(['explorer2']);
  });

  test('who is on whose side changes nothing of it', async () => {
    const turned = { ...explorers, bellows: { ...explorers.bellows, role: 'traitor' } };
    expect(await at({ explorers: turned })).toEqual(await at({}));
  });
});

describe('in Dawn of the Zeds', () => {
  const seats = { red: person('Ada'), blue: person('Ben'), zeds: person('Cleo') };
  const view = { seats: ['red', 'blue'], versus: true, turn: 'town', phase: 'actions', actions: { own: ['blue'], event: 0 } };
  const at = (change: View, you: string) => waits(zeds, { seats, you, view: { ...view, ...change } });

  test('among friends one waits for who has an action left', async () => {
    expect(who(await at({ versus: false }, 'red'))).toEqual(['blue']);
    expect(await at({ versus: false }, 'red')).toMatchObject({ headline: 'Ben is acting', what: '' });
    expect(who(await at({ versus: false, actions: { own: [], event: 2 } }, 'red'))).toEqual(['blue']);
  });

  test('the horde waits for the town, and the town for the horde', async () => {
    const [horde, town] = [await at({}, 'zeds'), await at({ phase: 'zeds' }, 'red')];
    expect(who(horde)).toEqual(['red', 'blue']);
    expect(horde.headline).toBe('Ada and Ben are acting');
    expect(who(town)).toEqual(['zeds']);
    expect(horde.what).not.toBe(town.what);
  });
});

describe('in Escape', () => {
  const seats = { red: person('Ada'), blue: person('Ben'), yellow: person('Cleo') };
  const one = (seat: string, change = {}) => ({ seat, out: '', ...change });
  const at = (...adventurers: View[]) => waits(escape, { seats, you: 'red', view: { adventurers, fate: null } });

  test('who is out waits for those who are still in the temple', async () => {
    const found = await at(one('red', { out: 'escaped' }), one('blue', { out: 'escaped' }), one('yellow'));
    expect(who(found)).toEqual(['yellow']);
    expect(found.what).not.toBe('');
  });

  test('inside nobody waits for anybody: something can always be done', async () => {
    expect(who(await at(one('red'), one('blue'), one('yellow')))).toEqual([]);
  });
});

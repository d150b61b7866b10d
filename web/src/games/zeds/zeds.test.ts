import { mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { View, Words } from '../types';
import chaos from '../../../fixtures/zeds/chaos.json';
import fightTold from '../../../fixtures/zeds/fight.json';
import spread from '../../../fixtures/zeds/spread-hits.json';
import story from '../../../fixtures/zeds/story.json';
import tunnel from '../../../fixtures/zeds/tunnel.json';
import { beginners } from './beginners';
import { due, results } from './campaign';
import { chipAt, clear, HEIGHT, WIDTH } from './chips';
import { choose, chosen } from './chosen.svelte';
import { lastFight } from './fight';
import { ui } from './index';
import { ALONG, isNamed, SPACES } from './figures';
import { actors, choosable, chooseFirst, listed, meant, targets, touched } from './offers';
import { guide } from './guide';
import { lessons } from './lessons';
import { figureOf, shortly } from './odds';
import { after } from './playback';
import { roadOf } from './roads';
import { standing, way } from './standing';
import { readStory, turningPoint } from './story';
import Names from './Names.svelte';
import { inOneWord, townFor } from './town';
import { called } from './who';

// A town set up by hand: what a fixture happens to hold proves nothing.
const unit = (place: string, strength = 3) => ({ place, side: 0, strength, hits: 0, left: 2, marks: [] });
const view: View = {
  ...chaos.view,
  units: { santana: unit('S0', 6), johnson: unit('TC'), civilians7: unit('F3'), civilians1: unit('TC') },
  zeds: { zed23: unit('F4', 4), zed5: unit('M6', 4) },
  folk: {},
  raiders: {},
};
const question = {
  id: 'red-1', seat: 'red', prompt: 'action', args: {},
  options: [
    ...['S1', 'S2', 'TC', 'F0', 'M0', 'H0', 'B1'].map((place) => `move:santana:${place}`),
    ...['F0', 'M0', 'H0', 'S0', 'F1'].map((place) => `move:johnson:${place}`),
    'move:civilians7:F4', 'move:civilians7:F2', 'fire:civilians7:zed23', 'forage:santana', 'ability:patch_up:johnson:civilians1', 'end',
  ],
};
const events = (frame: any) => frame.events as any[];

afterEach(() => (chosen.unit = chosen.card = null));

describe('what an answer touches', () => {
  it('names who acts and where', () => {
    expect(touched('move:santana:S1', view)).toMatchObject({ actor: 'santana', place: 'S1' });
    expect(touched('fire:civilians7:zed23', view)).toMatchObject({ actor: 'civilians7', piece: 'zed23' });
    expect(touched('ability:patch_up:johnson:civilians1', view)).toMatchObject({ actor: 'johnson', ability: 'patch_up', piece: 'civilians1' });
    expect(touched('forage:santana', view)).toMatchObject({ actor: 'santana', place: view.units.santana.place });
    expect(touched('track:F', view)).toMatchObject({ track: 'F' });
    expect(touched('end', view)).toMatchObject({ actor: null, place: null, piece: null });
  });
  it('lets a split of hits be touched where one Zed takes them all', () => {
    const zed = spread.question!.options[0]!.split(':')[1]!.split('+')[0]!;
    expect(touched(`hits:${zed}`, spread.view)).toMatchObject({ piece: zed });
    expect(touched(`hits:${zed}+${zed}`, spread.view)).toMatchObject({ piece: zed });
    expect(touched(`hits:${zed}+zed1`, spread.view)).toMatchObject({ piece: null });
  });
  it('lights nothing of a unit before that unit is chosen', () => {
    expect(targets(question, view, null).filter(({ options }) => options.some((option) => option.startsWith('move:')))).toEqual([]);
    const open = targets(question, view, 'santana');
    expect(open.map(({ key }) => key)).toContain('place S2');
    expect(open.flatMap(({ options }) => options).every((option) => touched(option, view).actor === 'santana' || !touched(option, view).actor)).toBe(true);
  });
  it('knows who can act', () => {
    const able = actors(question, view);
    expect([...able.keys()]).toEqual(['santana', 'johnson', 'civilians7']);
    expect([...able.values()].flat().length).toBeLessThan(question.options.length);
  });
  it('calls a move onto Zeds an attack', () => {
    expect(meant('move:civilians7:F4', view)).toBe('attack:civilians7:F4');
    expect(meant('move:civilians7:F2', view)).toBe('move:civilians7:F2');
    const below = { ...view, zeds: { zed1: { ...Object.values<any>(view.zeds)[0], place: 'T7' } } };
    expect(meant('move:civilians7:T7', below)).toBe('attack:civilians7:T7');
  });
  it('puts answers in groups, and what ends the turn into the last', () => {
    const groups = ['move:santana:S1', 'fire:civilians7:zed23', 'heal:johnson', 'ability:patch_up:johnson:civilians1', 'card:x', 'end'].map((option) => ui.group!(option, [], view));
    expect(groups).toEqual(['go', 'here', 'team', 'things', 'things', 'end']);
  });
  it('lists an attack with the deeds, before the ways one could merely go', () => {
    const [attack, walk] = ['move:civilians7:F4', 'move:civilians7:F2'];
    expect(ui.rank!(attack, [], view)).toBeLessThan(ui.rank!('forage:civilians7', [], view));
    expect(ui.rank!(attack, [], view)).toBeLessThan(ui.rank!(walk, [], view));
    expect(ui.group!(attack, [], view)).toBe(ui.group!('fire:civilians7:zed23', [], view));
  });
  it('leaves unsaid who acts once they are chosen, and says it of everybody else', () => {
    const words = { name: (id: string) => id, option: (option: string) => option } as unknown as Words;
    expect(ui.unsaid!('move:santana:S1', view, words)).toBe('');
    chosen.unit = 'santana';
    expect(ui.unsaid!('move:santana:S1', view, words)).toBe('santana: ');
    expect(ui.unsaid!('move:johnson:F0', view, words)).toBe('');
    expect(ui.unsaid!('end', view, words)).toBe('');
    chosen.card = 'someone_there';
    expect(ui.unsaid!('card:someone_there:hunt:F7', view, words)).toBe('card:someone_there: ');
    expect(ui.unsaid!('card:born_leader:hunt', view, words)).toBe('');
  });
  it('keeps a card that can be played on several in the hand while somebody else is chosen', () => {
    const ways = ['card:born_leader:civilians1', 'card:born_leader:civilians7'];
    const asked = { ...question, options: [...ways, 'card:adrenaline', ...question.options] };
    const shown = () => asked.options.filter((option: string) => option.startsWith('card:') && listed(option, asked, view));
    expect(shown()).toEqual([...ways, 'card:adrenaline']);
    chosen.unit = 'civilians7';
    expect(shown()).toEqual([ways[1], 'card:adrenaline']);
  });
  it('lists the ways to play a card that was chosen, and nothing else but the end', () => {
    const ways = ['card:someone_there:hunt:F7', 'card:someone_there:hunt:M7'];
    const asked = { ...question, options: [...ways, ...question.options] };
    const shown = () => asked.options.filter((option: string) => listed(option, asked, view));
    chosen.unit = 'santana';
    chosen.card = 'someone_there';
    expect(shown()).toEqual([...ways, 'end']);
    choose('johnson');
    expect(shown()).toContain('move:johnson:F0');
  });
  it('lists the deeds of the one who was chosen, and what nobody is chosen for', () => {
    const shown = () => question.options.filter((option: string) => listed(option, question, view));
    expect(shown()).toEqual(['end']);
    chosen.unit = 'santana';
    expect(shown()).toContain('move:santana:S1');
    expect(shown()).not.toContain('move:johnson:F0');
  });
  it('comes in two steps where very much is open: whom one can use with their best chance, then what they do', () => {
    const words = { language: 'en', name: (id: string) => id, option: (option: string) => option, say: (_: string, { value = '' } = {} as any) => value } as unknown as Words;
    const seen = { ...view, odds: { 'move:santana:S1': { win: 0.25, column: 1 }, 'move:santana:S2': { win: 0.5, column: 3 } } };
    const { chosen: nobody, others } = choosable(question, seen, words);
    expect(nobody).toBeNull();
    expect(others.map(({ id }) => id)).toEqual([...actors(question, view).keys()]);
    expect(others.find(({ id }) => id === 'santana')!.beside).toBe('50 %');
    chooseFirst('santana');
    expect(chosen.unit).toBe('santana');
    expect(choosable(question, seen, words)).toMatchObject({ chosen: { id: 'santana' }, others: [] });
    chooseFirst(null);
    expect(chosen.unit).toBeNull();
  });
  it('comes at once where little is open', () => {
    const few = { ...question, options: question.options.slice(0, 5) };
    expect(choosable(few, view, {} as Words)).toEqual({ chosen: null, others: [] });
  });
  it('lets a card that can be played in many ways be chosen first', () => {
    const words = { name: (id: string) => id, option: (option: string) => option } as unknown as Words;
    const ways = ['F7', 'M7', 'H7', 'S7'].map((start) => `card:someone_there:hunt:${start}`);
    const asked = { ...question, options: [...ways, ...question.options] };
    const shown = () => asked.options.filter((option: string) => listed(option, asked, view));
    expect(shown()).toEqual(['end']);
    expect(choosable(asked, view, words).others.at(-1)).toMatchObject({ id: 'someone_there' });
    chooseFirst('someone_there');
    expect(shown()).toEqual([...ways, 'end']);
  });
});

describe('who leads', () => {
  it('is called by a name, or by a colour where several have the same', () => {
    const words = { name: (id: string) => id, say: (message: string) => message } as unknown as Words;
    const told = (names: Record<string, string>) => ['red', 'blue', 'green'].map((seat) => called(seat, 'red', names, words));
    expect(told({ red: 'Ada', blue: 'Ben', green: 'Bot' })).toEqual(['dz-you', 'Ben', 'Bot']);
    expect(told({ red: 'Ada', blue: 'Ada', green: 'Bot' })).toEqual(['dz-you', 'blue', 'Bot']);
    expect(told({ red: 'Ada', blue: 'Bot', green: 'Bot' })).toEqual(['dz-you', 'blue', 'green']);
  });
});

describe('roads', () => {
  const open = { ...view, zeds: { zed5: { place: 'M1', strength: 4, marks: [] } }, units: {} };
  it('count the activations to Town Center', () => {
    expect(roadOf(open, 'M')).toMatchObject({ front: 'M1', steps: 2, held: null, danger: 'now' });
    expect(roadOf(open, 'F')).toMatchObject({ front: null, danger: 'none' });
  });
  it('are held by whoever stands ahead of the Zeds, not behind them', () => {
    const held = (place: string) => roadOf({ ...open, units: { hunt: { place } } }, 'M').held?.units;
    expect(held('M0')).toEqual(['hunt']);
    expect(held('M3')).toBeUndefined();
    expect(held('TC')).toBeUndefined();
  });
  it('are shorter for who moves two spaces', () => {
    expect(roadOf({ ...open, zeds: { k10: { place: 'M5', strength: 5, marks: [] } } }, 'M').steps).toBe(3);
  });
  it('lead through Town Center from one to another', () => {
    expect(way('F1', 'M0')).toEqual(['F1', 'F0', 'TC', 'M0']);
    expect(way('F3', 'F1')).toEqual(['F3', 'F2', 'F1']);
    expect(way('F1', 'F3')).toEqual(['F1', 'F2', 'F3']);
    expect(way('TC', 'B1')).toEqual(['TC', 'B1']);
  });
});

describe('the map', () => {
  it('calls a space whose name does not fit by the word that says what it is', () => {
    expect(['Städtischer Untergrund', 'Sicherheits-Checkpoint', 'Büroanlage Dr. Marteuse', 'Farmingdale University', 'Lucky-Strike-Mine'].map(inOneWord)).toEqual(['Untergrund', 'Checkpoint', 'Büroanlage', 'University', 'Mine']);
  });

  it('has a spot for every space of the board in play', () => {
    for (const shape of [0.8, 1.2, 1.7]) {
      const town = townFor(shape, ['F', 'M', 'H', 'S', 'T']);
      expect(SPACES.filter((id) => !(id in town.spots))).toEqual([]);
      expect(Object.keys(townFor(shape, ['F', 'M', 'H', 'S']).spots).filter((id) => ALONG.T!.includes(id))).toEqual([]);
    }
  });
  it('leaves the codes of the spaces below the ground free: neither a space nor a tower lies over them', () => {
    const town = townFor(0.8, ['F', 'M', 'H', 'S', 'T']);
    const show = mount(Names, { target: document.body, props: { town, level: 'V', beds: [], words: { name: (id: string) => id } as unknown as Words } });
    const codes = [...document.querySelectorAll('.code')].map((each) => [each.textContent, Number(each.getAttribute('x')), Number(each.getAttribute('y'))] as const);
    expect(codes.map(([id]) => id)).toEqual(['T7', 'T6', 'T5', 'T4', 'T3', 'T2', 'T1'].sort((a, b) => Object.keys(town.spots).indexOf(a) - Object.keys(town.spots).indexOf(b)));
    for (const [id, x, y] of codes) for (const [towerX, towerY] of Object.values(town.towers)) expect(Math.hypot(towerX - x - 6, towerY - y + 4), id!).toBeGreaterThan(22);
    void unmount(show);
  });
  it('writes “Town Center” between its edge and the space below', () => {
    const { TC, T0 } = townFor(0.8, ['F', 'M', 'H', 'S', 'T']).spots;
    expect(T0!.y - T0!.height / 2 - (TC!.y + TC!.height / 2)).toBeGreaterThanOrEqual(8);
  });
  it('chips of neighbouring spaces make room for each other', () => {
    const town = townFor(0.8, ['F', 'M', 'H', 'S', 'T']);
    const placed: { x: number; y: number }[] = [];
    for (const id of ['F4', 'F3', 'F2'])
      for (const number of [0, 1, 2]) {
        const [x, y] = clear(chipAt(town.spots[id]!, number, town.width), placed);
        expect(placed.filter((other) => Math.abs(other.x - x) < WIDTH && Math.abs(other.y - y) < HEIGHT)).toEqual([]);
        placed.push({ x, y });
      }
  });
  it('no chip of a space lies over another of it, or beyond the map', () => {
    for (const shape of [0.7, 0.8, 1]) {
      const town = townFor(shape, ['F', 'M', 'H', 'S', 'T']);
      for (const spot of Object.values(town.spots)) {
        const chips = [0, 1, 2, 3].map((number) => chipAt(spot, number, town.width));
        for (const [x] of chips) expect(x - WIDTH / 2 >= 0 && x + WIDTH / 2 <= town.width, spot.id).toBe(true);
        for (const [n, [x, y]] of chips.entries())
          for (const [otherX, otherY] of chips.slice(n + 1)) expect(Math.abs(x - otherX) >= WIDTH || Math.abs(y - otherY) >= HEIGHT, spot.id).toBe(true);
      }
    }
  });

  it('holds every counter inside, and none upon another', () => {
    for (const shape of [0.8, 1.1]) {
      const town = townFor(shape, tunnel.view.tracks);
      const all = standing(tunnel.view, town);
      expect(all.length).toBe(['units', 'zeds', 'folk', 'raiders'].reduce((sum, heap) => sum + Object.keys((tunnel.view as View)[heap]).length, 0));
      for (const one of all) {
        expect(one.x).toBeGreaterThan(0);
        expect(one.x).toBeLessThan(town.width);
        for (const other of all) if (other !== one) expect(Math.hypot(other.x - one.x, other.y - one.y)).toBeGreaterThan(one.size * 2);
      }
    }
  });
});

describe('the map on a phone', () => {
  it('has the names of spaces on their upper edges, and no counter over them', () => {
    for (const [shape, tracks] of [[0.9, ['F', 'M', 'H', 'S', 'T']], [1.1, ['F', 'M', 'H', 'S']]] as const) {
      const town = townFor(shape, tracks, true);
      const named = Object.keys(town.spots).filter(isNamed);
      const units = Object.fromEntries(named.flatMap((place) => [1, 2, 3].map((n) => [`${place} ${n}`, { place, strength: n, side: 0 }])));
      const all = standing({ units, folk: {}, raiders: {}, zeds: {} } as unknown as View, town);
      expect(all.length).toBe(3 * named.length);
      // The ring around a counter is a quarter wider than it is; a name reaches three units into its space.
      for (const { place, y, size } of all) expect(y - 1.25 * size).toBeGreaterThan(town.spots[place]!.y - town.spots[place]!.height / 2 + 3);
    }
  });
});

describe('telling a turn', () => {
  it('comes to the places the next view has', () => {
    const frames = story.frames as any[];
    let moved = 0;
    for (const [n, frame] of frames.entries()) {
      const before = frames[n - 1]?.view;
      if (!before?.zeds || !Object.keys(before.zeds).length) continue;
      const told = events(frame).reduce(after, { folk: {}, raiders: {}, units: {}, cemetery: [], piles: {}, chaos: {}, barricades: [], activations: [], ...before } as View);
      const places = (zeds: any) => Object.fromEntries(Object.entries<any>(zeds).map(([name, { place, side, hits }]) => [name, `${place} ${side} ${hits}`]));
      expect(places(told.zeds), JSON.stringify(events(frame))).toEqual(places(frame.view.zeds));
      moved += events(frame).filter(({ kind }) => kind === 'zeds-moved').length;
    }
    expect(moved).toBeGreaterThan(10);
  });
  it('gathers a fight from its events', () => {
    const fight = lastFight(events(fightTold))!;
    expect(fight).toMatchObject({ shot: false, zedsAttack: true, over: true });
    expect(fight.dice).toHaveLength(2);
    expect(fight.result).not.toBeNull();
    expect(lastFight([])).toBeNull();
  });
});

describe('the game in pictures', () => {
  const told = readStory(story.frames as any);
  it('has every turn with its card', () => {
    expect(told.turns.map(({ turn }) => turn)).toEqual(told.turns.map((_, n) => n + 1));
    expect(told.turns.every(({ card }) => card)).toBe(true);
    expect(told.fights.won + told.fights.lost).toBe((story.frames as any[]).flatMap(events).filter(({ kind }) => kind === 'result').length);
  });
  it('leaves things as they were in a turn that passes without a moment of its own', () => {
    const turn = (number: number) => ({ n: number, kind: 'event', args: { turn: number, card: 'brains' } });
    const [first, second] = readStory([{ view, events: [turn(1)] }, { events: [turn(2)] }]).turns;
    expect(first!.infection).toBeGreaterThan(0);
    expect(second).toEqual({ ...first, turn: 2 });
  });
  it('begins where the record does, if the game was taken up again', () => {
    const frames = story.frames as any[];
    const later = frames.findIndex(({ view: seen, events: heard }) => seen?.round > 3 && !heard?.some(({ kind }: { kind: string }) => kind === 'event'));
    const told = readStory([{ view: frames[later].view }, ...frames.slice(later + 1)]);
    expect(told.turns[0]!.turn).toBe(frames[later].view.round);
    expect(Object.keys(told.turns[0]!.nearest)).toEqual(told.tracks);
  });
  it('leads the road by which the town was overrun into Town Center', () => {
    const [zed, { place }] = Object.entries<any>(view.zeds)[0]!;
    const lost = { ...view, result: { side: 'zeds', how: 'overrun' } };
    const moved = [{ n: 1, kind: 'event', args: { turn: 1, card: 'brains' } }, { n: 2, kind: 'zeds-moved', args: { zeds: [zed], place: 'TC' } }];
    expect(readStory([{ view: lost, events: moved }]).turns[0]!.nearest[place[0]]).toBe(0);
    expect(readStory([{ view, events: moved }]).turns[0]!.nearest[place[0]]).toBeGreaterThan(0);
  });
  it('names as killers only those who fight or shoot', () => {
    const tell = (...kinds: [string, object][]) => readStory([{ view, events: kinds.map(([kind, args], n) => ({ n, kind, args })) as any }]).kills;
    const fight: [string, object][] = [['event', { turn: 1, card: 'brains' }], ['fight', { unit: 'hunt' }], ['fate-played', { card: 'x' }], ['result', { human_wins: true }]];
    expect(tell(...fight, ['zed-killed', {}])).toEqual({ hunt: 1 });
    for (const kind of ['activated', 'minefield', 'fate-played']) expect(tell(...fight, [kind, {}], ['zed-killed', {}])).toEqual({});
  });
  it('finds where it turned', () => {
    const turn = turningPoint(told, false)!;
    const weight = (each: typeof turn) => each.losses * 2 + Number(Math.min(9, ...Object.values(each.nearest)) <= 1);
    expect(weight(turn)).toBe(Math.max(...told.turns.map(weight)));
  });
});

it('says the figure that matters most', () => {
  expect(figureOf({ win: 0.664, hits: 2 }, view)).toBe('66 %');
  expect(figureOf({ kill: 0.58, hits: 2 }, view)).toBe('58 %');
  expect(figureOf({ kill: 0, hits: 0.58 }, view)).toBe('0.6');
  expect(figureOf({ kill: 0, hits: 0.58 }, view, 'de')).toBe('0,6');
  // A hit that is dealt is no chance; one that a shot may bring is, whatever the mean comes to.
  expect(figureOf({ kill: 0, hits: 1 }, view)).toBe('');
  expect(figureOf({ kill: 0, hits: 1, column: 2 }, view)).toBe('1.0');
  expect(figureOf({ win: 0.664 }, { ...view, you: 'zeds' })).toBe('34 %');
  expect(figureOf({ chance: 0.5, lost: 0.17 }, view)).toBe('50 %');
  expect(figureOf({ hurt: 1, last: 0.25 }, view)).toBe('25 %');
  expect(figureOf({ hurt: 0.5, last: 0 }, view)).toBe('0.5');
  expect(figureOf({ hurt: 1, last: 0 }, view)).toBe('');
  expect(figureOf({ kept: 0.5 }, view)).toBe('50 %');
  expect(figureOf({ infection: -1 }, view)).toBe('');
  expect(shortly({ kill: 0, hits: 0.58 }, view, 'de')).toBe('~0,6');
  expect(shortly({ win: 0.664, hits: 2 }, view, 'de')).toBe('66 %');
});

describe('the campaign', () => {
  afterEach(() => localStorage.clear());
  it('goes on with the first level that has not been won, and keeps the best result of each', () => {
    expect(due()).toBe('basic');
    beginners.finished!({ level: 'basic' }, { side: 'zeds', score: 9 });
    expect(due()).toBe('basic');
    beginners.finished!({ level: 'basic' }, { side: 'town', score: 4 });
    beginners.finished!({ level: 'basic' }, { side: 'zeds', score: 12 });
    expect(results().basic).toMatchObject({ won: true, score: 4 });
    expect(results().basic!.at).toMatch(/^20\d\d-/);
    expect(due()).toBe('I');
    beginners.finished!({ level: 'I', mode: 'versus' }, { side: 'town', score: 9 });
    expect(results().I).toBeUndefined();
    expect(beginners.offers).toMatchObject([{ id: 'level-i', options: { level: 'I' } }]);
  });

  it.each(['null', '7', '"won"', '[true]', 'no json', '{"basic": null, "I": {"won": "yes", "score": "<b>"}, "VI": {"won": true, "score": 1}}'])('takes nothing from %s', (kept) => {
    localStorage.setItem('lamplit.zeds-campaign', kept);
    expect(results()).toEqual({});
    expect(due()).toBe('basic');
  });
  it('leaves out a rating or a day that makes no sense', () => {
    localStorage.setItem('lamplit.zeds-campaign', '{"basic": {"won": true, "score": 3, "rating": 99, "at": "yesterday"}}');
    expect(results()).toEqual({ basic: { won: true, score: 3 } });
  });
});

it('offers every length that a level has, the usual one first', () => {
  const length = ui.firstOptions.find(({ name }) => name === 'length')!.values as (chosen: Record<string, string>) => readonly string[];
  expect(length({})).toEqual(['normal', 'short']);
  expect(length({ level: 'V' })).toEqual(['normal', 'short', 'medium', 'long', 'epic']);
});

describe('the guided first game', () => {
  it('teaches what there is a lesson for', () => {
    const taught = guide.steps.flatMap(({ teaches = [] }) => teaches);
    expect(taught.length).toBeGreaterThan(0);
    expect(lessons.map(({ id }) => id)).toEqual(expect.arrayContaining(taught));
  });
});

import { describe, expect, it } from 'vitest';
import attack from '../../../fixtures/betrayal/attack.json';
import chasm from '../../../fixtures/betrayal/chasm.json';
import damage from '../../../fixtures/betrayal/damage.json';
import explore from '../../../fixtures/betrayal/explore.json';
import openDoor from '../../../fixtures/betrayal/open-door.json';
import six from '../../../fixtures/betrayal/six.json';
import turnRoom from '../../../fixtures/betrayal/turn-room.json';
import type { GameEvent, Hand, Question, View, Words } from '../types';
import { beginners } from './beginners';
import { landing, splits } from './damage';
import { DRAWINGS } from './drawings';
import { drawnOut, engraved } from './engraving';
import { CELL, hiddenOn, planOf, unopenedOn } from './house';
import { explorersOf, facingOf, figureOf, FLOORS, isOut, placeNow, PRINTED, roomsOf, SIDES, turned } from './model';
import { beside, figure as figureOfOdds, percent } from './odds';
import { ends, expected, floorAsked, going, group, rank, targets, touched, under, unlit } from './offers';
import { after } from './playback';
import { succeeded, thrown, underWay } from './scene';
import { heaps, lying, sideOf, standing } from './standing';
import { badges, fate, inside, marksOf, meant, whereabouts } from './told';
import { Walk } from './walk';
import { answersOf, isWalk, joined, stepsTo, way } from './ways';

const moment = (shot: unknown): { view: View; question: Question } => shot as never;
const event = (n: number, kind: string, args: Record<string, unknown>): GameEvent => ({ n, kind, args });

describe('engraved rooms', () => {
  it('gives every room a drawing of its own', () => {
    expect(Object.keys(DRAWINGS).sort()).toEqual(Object.keys(PRINTED).sort());
    expect(new Set(Object.values(DRAWINGS)).size).toBe(47);
    for (const [name, text] of Object.entries(DRAWINGS)) {
      const { pattern, strokes } = engraved(text);
      expect(pattern, name).not.toBe('');
      expect(strokes.length, name).toBeGreaterThan(2);
      for (const { path } of strokes) expect(path, name).toMatch(/^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/);
    }
  });
  it('draws rounds, boxes and repetitions out as paths', () => {
    expect(drawnOut('[1 2 3 4]')).toBe('M1 2h3v4h-3z');
    expect(drawnOut('(10 10 4)')).toBe('M6 10a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z');
    expect(drawnOut('{3 5 0 1 2h4}')).toBe('M1 2h4M6 2h4M11 2h4');
    expect(engraved('boards2@1;s*8 M1 1h2').strokes[0]).toEqual({ pen: 's', around: 8, path: 'M1 1h2' });
    expect(engraved('boards2@1;fM1 1').drawn).toBe(1);
  });
});

describe('the plan', () => {
  const { view } = moment(six);
  it('holds every room of a floor and every door nobody has opened', () => {
    const plans = FLOORS.map((floor) => planOf(view, floor));
    expect(plans.flatMap((plan) => plan.rooms.map(([name]) => name)).sort()).toEqual(Object.keys(roomsOf(view)).sort());
    for (const plan of plans) {
      for (const [, { x, y }] of plan.rooms) {
        expect(x * CELL).toBeGreaterThanOrEqual(plan.x);
        expect((x + 1) * CELL).toBeLessThanOrEqual(plan.x + plan.width);
        expect(y * CELL).toBeGreaterThanOrEqual(plan.y);
        expect((y + 1) * CELL).toBeLessThanOrEqual(plan.y + plan.height);
      }
      for (const { room, side } of plan.unopened) expect(roomsOf(view)[room]!.doors[side]).toBe('open');
    }
  });
  it('turns printed sides as the tile lies', () => {
    expect(turned('N', 1)).toBe('E');
    expect(turned('W', 3)).toBe('S');
    for (const [name, room] of Object.entries(roomsOf(view)))
      for (const side of PRINTED[name]!.doors) expect(room.doors[turned(side, room.turn)], `${name} ${side}`).toBeDefined();
  });
  it('stands everybody in their own room, and nobody on somebody else', () => {
    for (const floor of FLOORS) {
      const all = standing(view, floor);
      for (const one of all) {
        const room = roomsOf(view)[one.place]!;
        expect(Math.abs(one.x / CELL - room.x - 0.5)).toBeLessThan(0.5);
        expect(Math.abs(one.y / CELL - room.y - 0.5)).toBeLessThan(0.5);
        expect(figureOf(view, one.name)!.place).toBe(one.place);
      }
      expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(all.length);
    }
  });
  it('keeps the halves of a room with a barrier apart', () => {
    const { view: there } = moment(chasm);
    const who = there.acting.who;
    const one = explorersOf(there)[who]!;
    const floor = roomsOf(there)[one.place]!.floor;
    const other = { ...there, explorers: { ...there.explorers, [who]: { ...one, part: one.part === 'near' ? 'far' : 'near' } } };
    const [here, across] = [there, other].map((each) => standing(each, floor).find(({ name }) => name === who)!);
    expect(Math.hypot(here!.x - across!.x, here!.y - across!.y)).toBeGreaterThan(40);
  });
  it('lays a token on its side of the barrier, and elsewhere in a row', () => {
    const name = 'chasm';
    const room = (halves: Record<string, string>) => ({ floor: 'basement' as const, x: 0, y: 0, turn: 0, tokens: ['slide', 'smoke', 'smoke'], halves, pile: [], doors: {}, windows: {} });
    const [near, far, loose] = [{ slide: 'near' }, { slide: 'far' }, {}].map((halves) => lying(room(halves as Record<string, string>), name));
    const [one, other] = [near![0]!, far![0]!];
    expect(Math.hypot(one.x - other.x, one.y - other.y)).toBe(56);
    expect(near![1]).toEqual({ token: 'smoke', count: 2, x: 16, y: 102 });
    expect(loose!.map(({ x, y }) => [x, y])).toEqual([[16, 102], [35, 102]]);
  });
  it('lays cards in a heap on each side of the barrier, and elsewhere in one', () => {
    const room = (turn: number, halves: Record<string, string>) => ({ floor: 'basement' as const, x: 0, y: 0, turn, tokens: [], halves, pile: ['axe', 'bell', 'book'], doors: {}, windows: {} });
    const apart = { axe: 'near', bell: 'far', book: 'far' };
    for (const [name, turn] of ['chasm', 'catacombs', 'tower'].flatMap((name) => [0, 1, 2, 3].map((turn) => [name, turn] as const))) {
      const [one, other] = heaps(room(turn, apart), name);
      expect([one!.count, other!.count], name).toEqual([1, 2]);
      expect([one!.side, other!.side], name).toEqual(['near', 'far'].map((part) => sideOf(room(turn, apart), name, part)));
      const beyond = (heap: typeof one) => ({ N: heap!.y < 60, E: heap!.x > 60, S: heap!.y > 60, W: heap!.x < 60, '': false })[heap!.side];
      expect([beyond(one), beyond(other)], `${name} ${turn}`).toEqual([true, true]);
      expect(heaps(room(turn, {}), name).map(({ side, count }) => [side, count])).toEqual([['', 3]]);
    }
    expect(sideOf(room(0, apart), 'chasm', 'near')).toBe('E');
    expect(sideOf(room(1, apart), 'chasm', 'near')).toBe('S');
    expect(heaps({ ...room(0, apart), pile: [] }, 'chasm')).toEqual([]);
    expect(heaps(room(0, apart), 'chapel')).toEqual([{ side: '', count: 3, x: 14, y: 102 }]);
  });
  it('says on which side of a barrier something lies', () => {
    const said = { name: (id: string) => id, say: (id: string, { what, side }: Record<string, string>) => `${id} ${what} ${side}` } as unknown as Words;
    const room = { floor: 'basement' as const, x: 0, y: 0, turn: 0, tokens: ['safe', 'smoke'], halves: { safe: 'near', axe: 'far' }, pile: ['axe', 'bell'], doors: {}, windows: {} };
    expect(inside(room, 'chasm', said)).toEqual(['be-on-side safe E', 'smoke', 'be-on-side axe W', 'bell']);
    expect(inside(room, 'chapel', said)).toEqual(['safe', 'smoke', 'axe', 'bell']);
  });
});

describe('ways', () => {
  const { view, question } = moment(openDoor);
  const farDoors = (house: View) => [...targets(question, house).values()].filter(({ kind, options }) => kind === 'door' && isWalk(options[0]!));
  it('leads to every lit room by rooms that are joined, each nearer than the next', () => {
    for (const to of Object.keys(view.reach)) {
      const steps = way(view, to);
      expect(steps.at(-1), to).toBe(to);
      [placeNow(view), ...steps.slice(0, -1)].forEach((room, n) => expect(joined(view, room), to).toContain(steps[n]));
      expect(steps.length).toBe(stepsTo(view, to));
    }
  });
  it('begins with a step that is offered', () => {
    for (const { kind, options } of targets(question, view).values())
      for (const option of options) if (kind !== 'figure') expect(question.options, option).toContain(answersOf(option, view)[0]);
  });
  it('does not lead through a barrier', () => {
    const { view: house } = moment(explore);
    for (const to of Object.keys(house.reach)) for (const room of way(house, to).slice(0, -1)) expect(PRINTED[room]!.barrier, to).toBeUndefined();
  });
  it('opens a door at the end of a walk if a step is left for it', () => {
    const far = farDoors(view);
    expect(far.length).toBeGreaterThan(0);
    for (const { options } of far) {
      const answers = answersOf(options[0]!, view);
      expect(answers.at(-1)).toMatch(/^open:[NESW]$/);
      expect(answers.length).toBeLessThanOrEqual(view.acting.left);
    }
    const tired = { ...view, acting: { ...view.acting, left: 1 } };
    expect(farDoors(tired)).toEqual([]);
  });
  it('leads monsters through no door, and nobody through one behind which nothing can lie', () => {
    const floor = roomsOf(view)[placeNow(view)]!.floor;
    const all = Object.fromEntries(Object.entries(PRINTED).filter(([, { floors }]) => floors.includes(floor)).map(([name]) => [name, { floor: 'nowhere', doors: {} }]));
    expect(farDoors({ ...view, rooms: { ...all, ...roomsOf(view) } })).toEqual([]);
    expect(farDoors({ ...view, acting: { ...view.acting, who: 'mummy' }, monsters: { mummy: explorersOf(view)[view.acting.who] } })).toEqual([]);
  });
});

describe('a walk of several steps', () => {
  const { view, question } = moment(openDoor);
  const far = Object.keys(view.reach).find((room) => way(view, room).length === 3)!;
  const [first, second, third] = way(view, far);
  function table(taken = true) {
    const sent: string[] = [];
    const hand = {
      question: { ...question, id: 'q1' } as Question | null,
      answer: (option: string) => taken && sent.push(option) > 0,
      goOn: (option: string) => void sent.push(option),
    };
    const ask = (id: string, options: string[], prompt = question.prompt) => (hand.question = { ...question, id, options, prompt });
    return { sent, hand: hand as unknown as Hand, ask };
  }
  it('goes on by itself', () => {
    const { sent, hand, ask } = table();
    const walk = new Walk();
    walk.begin(`walk:${far}`, hand, view);
    walk.follow(hand, []);
    expect(sent).toEqual([`go:${first}`]);
    ask('q2', [`go:${second}`, 'end']);
    walk.follow(hand, [event(1, 'moved', {})]);
    walk.follow(hand, []);
    ask('q3', [`go:${third}`, 'end']);
    walk.follow(hand, []);
    ask('q4', ['end']);
    walk.follow(hand, []);
    expect(sent).toEqual([`go:${first}`, `go:${second}`, `go:${third}`]);
  });
  it('does not begin with a step that was not taken', () => {
    const { sent, hand, ask } = table(false);
    const walk = new Walk();
    walk.begin(`walk:${far}`, hand, view);
    ask('q2', [`go:${second}`, 'end']);
    walk.follow(hand, []);
    expect(sent).toEqual([]);
  });
  it('stops when anything else happens, is asked, or the step is not open', () => {
    const stops: ((hand: Hand, walk: Walk, ask: (id: string, options: string[], prompt?: string) => unknown) => void)[] = [
      (hand, walk, ask) => (walk.follow(hand, [event(1, 'rolled', {})]), ask('q2', [`go:${second}`])),
      (_hand, _walk, ask) => ask('q2', [`go:${second}`], 'split-mental'),
      (_hand, _walk, ask) => ask('q2', ['end']),
    ];
    for (const stop of stops) {
      const { sent, hand, ask } = table();
      const walk = new Walk();
      walk.begin(`walk:${far}`, hand, view);
      stop(hand, walk, ask);
      walk.follow(hand, []);
      ask('q3', [`go:${second}`, `go:${third}`]);
      walk.follow(hand, []);
      expect(sent).toEqual([`go:${first}`]);
    }
  });
});

describe('offers', () => {
  it('puts an attack on the foe, with its chance', () => {
    const { view, question } = moment(attack);
    const option = question.options.find((each) => each.startsWith('attack:'))!;
    const whom = option.split(':')[1]!;
    expect(targets(question, view).get(`figure ${whom}`)?.options).toContain(option);
    expect(view.odds[option].win + view.odds[option].lose + view.odds[option].tie).toBeCloseTo(1, 2);
  });
  it('puts a crossing into the own room and the way there on the room that is meant', () => {
    const { view, question } = moment(chasm);
    expect(targets(question, view).get(`room ${placeNow(view)}`)?.options).toContain('cross');
    for (const target of targets(question, view).values()) if (target.kind === 'room' && target.id !== placeNow(view)) expect(going(target)).not.toBeNull();
  });
  it('calls cards that are put back by their names for whoever has seen them, and only where it is clear which are meant', () => {
    const view = { seen: { 'explorer1:rooms': ['chapel'], 'explorer1:events': ['mists_from_the_walls', 'the_lost_one', 'night_view'] } };
    expect(meant('order:2:1:3', view, 'explorer1')).toBe('order:the_lost_one:night_view:mists_from_the_walls');
    expect(meant('order:1:2', { seen: {} }, 'explorer1')).toBe('order:1:2');
    expect(meant('order:1', view, 'explorer1')).toBe('order:1');
  });
  it('only names a room that is chosen from elsewhere, whatever is done in it by who stands there', () => {
    const { view } = moment(explore);
    const here = placeNow(view);
    expect(meant('room:collapsed_room', view, view.you)).toBe('there:collapsed_room');
    expect(meant(`room:${here}`, view, view.you)).toBe(`room:${here}`);
    expect(meant('room:closet', view, view.you)).toBe('room:closet');
  });
  it('lays cards in hand on the sheet and what lies about into the room', () => {
    const { view, question } = moment(six);
    const held = explorersOf(view)[view.acting.who]!.cards[0]!;
    expect(under(question, view, held)).toEqual(question.options.filter((option) => option.endsWith(`:${held}`)));
    const taken = question.options.find((option) => option.startsWith('take:'))!;
    expect(touched(taken, view).room).toBe(placeNow(view));
    expect(under(question, view, taken.split(':')[1]!)).toEqual([]);
  });
  it('asks about a trade in two steps: a touch on somebody, then what changes hands, on the cards and in short groups', () => {
    const { view } = moment(six);
    const whom = Object.keys(explorersOf(view))[0]!;
    const question = { ...moment(six).question, options: ['go:foyer', `trade:${whom}`, 'end'] };
    expect(targets(question, view).get(`figure ${whom}`)?.options).toEqual([`trade:${whom}`]);
    const options = ['offer:bell', 'want:candle', 'exchange:bell:candle', 'back'];
    const what = { ...question, options };
    expect(under(what, view, 'bell')).toEqual(['offer:bell', 'exchange:bell:candle']);
    expect(options.map((option) => group(option, options))).toEqual(['give', 'ask', 'swap', 'end']);
    expect(options.toSorted((a, b) => rank(a, options) - rank(b, options))).toEqual(options);
  });
  it('names the doors of the own room among what people look for', () => {
    const { view, question } = moment(openDoor);
    for (const side of SIDES) if (roomsOf(view)[placeNow(view)]!.doors[side] === 'open') expect(expected(view, question)).toContain(`open:${side}`);
    expect(expected(view, { ...question, options: ['go-on'] })).toEqual([]);
  });
  it('lights the end of a turn once nothing else is left but to drop what one holds', () => {
    const { question, view } = moment(six);
    const lit = (...options: string[]) => options.filter((option) => !unlit(option, { ...question, options }, view));
    expect(lit('go:foyer', 'drop:ring', 'end')).toEqual(['go:foyer']);
    expect(lit('drop:ring', 'end')).toEqual(['end']);
    expect(lit('end')).toEqual(['end']);
    expect(lit('trade:ox_bellows')).toHaveLength(1);
    expect(lit('drop:ring', 'propose-draw', 'end')).toEqual(['end']);
    expect(lit('task:guillotines-reveal', 'go:foyer', 'end')).toEqual(['go:foyer']);
  });
  it('sets the end of a turn apart from what is done in it, that of a monster too', () => {
    const { question, view } = moment(six);
    const options = ['hunt', 'go:foyer', 'next', 'end'];
    expect(options.filter(ends)).toEqual(['next', 'end']);
    expect(unlit('next', { ...question, options: ['go:foyer', 'next'] }, view)).toBe(true);
    expect(unlit('next', { ...question, options: ['next'] }, view)).toBe(false);
  });
  it('lights nothing that cannot succeed, unless there is nothing else, and moves nothing for it', () => {
    const view = { odds: { 'task:bombs-defuse': { chance: 0 }, cross: { chance: 0.2 }, 'attack:zombie': { win: 0, tie: 0.1 }, try: { chance: 0 } } };
    const lit = (...options: string[]) => options.filter((option) => !unlit(option, { ...moment(six).question, options }, view));
    expect(lit('task:bombs-defuse', 'attack:zombie', 'cross', 'end')).toEqual(['cross']);
    expect(lit('task:bombs-defuse', 'attack:zombie', 'end')).toEqual(['end']);
    expect(lit('try', 'leave')).toEqual(['leave']);
    expect(lit('try')).toEqual(['try']);
    expect(rank('task:bombs-defuse', [])).toBeLessThan(rank('cross', []));
  });
  it('lists a deed with many rooms to choose from behind the ways, and one in the own room before them', () => {
    expect(rank('task:guillotines-reveal', [])).toBeGreaterThan(rank('go:foyer', []));
    expect(rank('in-order', [])).toBeLessThan(rank('move:zombie', []));
    expect(rank('hunt-all', [])).toBeLessThan(rank('in-order', []));
    expect(rank('attack:ox_bellows', [])).toBeLessThan(rank('hunt', []));
    expect(rank('hunt', [])).toBeLessThan(rank('go:foyer', []));
    const options = ['task:appear:foyer', 'task:appear:library', 'task:exorcise:chapel', 'go:foyer', 'drop:ring'];
    expect(options.map((option) => group(option, options))).toEqual(['places', 'places', 'deeds', 'steps', 'cards']);
    const listed = options.toSorted((a, b) => rank(a, options) - rank(b, options));
    expect(listed).toEqual(['task:exorcise:chapel', 'go:foyer', 'task:appear:foyer', 'task:appear:library', 'drop:ring']);
  });
  it('brings the floor to the table that is asked about, and leaves the one in sight if it is among them', () => {
    const { view, question } = moment(six);
    const on = (floor: string) => Object.keys(roomsOf(view)).find((name) => roomsOf(view)[name]!.floor === floor)!;
    const asks = (options: string[], args = {}) => ({ ...question, options, args });
    const asked = (choice: Question) => floorAsked(choice, targets(choice, view).values(), 'ground', view);
    expect(asked(asks([`room:${on('basement')}`]))).toBe('basement');
    expect(asked(asks([`room:${on('basement')}`, `room:${on('ground')}`]))).toBe('ground');
    expect(asked(asks(['part:near', 'part:far'], { room: on('upper') }))).toBe('upper');
    expect(asked(asks(['go-on']))).toBeNull();
  });
  it('lights no far door for whom a haunt keeps from opening any', () => {
    const { view, question } = moment(openDoor);
    const doors = (seen: View) => [...targets(question, seen).values()].filter(({ kind, options }) => kind === 'door' && options.every(isWalk)).length;
    expect(doors({ ...view, discovers: true })).toBeGreaterThan(0);
    expect(doors({ ...view, discovers: false })).toBe(0);
  });
  it('tells no steps from a room that has been left, until those from the new one are known', () => {
    const { view, question } = moment(explore);
    const [here, there] = [placeNow(view), question.options.find((option) => option.startsWith('go:'))!.slice(3)];
    const gone = { ...view, acting: { ...view.acting, used: view.acting.used + 1 }, explorers: { ...view.explorers, [view.acting.who]: { ...view.explorers[view.acting.who], place: there } } };
    expect(Object.keys(view.reach).flatMap((room) => stepsTo(gone, room) ?? [])).toEqual([]);
    const { [there]: _, ...reach } = view.reach;
    expect(stepsTo({ ...gone, reach: { ...reach, [here]: view.acting.used + 2 } }, here)).toBe(1);
  });
  it('knows what is hidden on a floor', () => {
    const { view } = moment(six);
    expect(hiddenOn(view, 'basement')).not.toContain('basement_landing');
    const laid = Object.fromEntries(Object.keys(PRINTED).map((name) => [name, { floor: 'upper', doors: {} }]));
    expect(hiddenOn({ ...view, rooms: laid }, 'basement')).toEqual([]);
  });
  it('knows all places behind doors', () => {
    const { view } = moment(turnRoom);
    expect(FLOORS.flatMap((floor) => unopenedOn(view, floor)).length).toBeGreaterThan(3);
  });

  it('share it where two doors lead into one', () => {
    const room = (x: number, y: number, doors: object) => ({ floor: 'ground', x, y, turn: 0, tokens: [], pile: [], windows: {}, doors });
    const rooms = { library: room(0, 0, { E: 'open', N: 'open' }), kitchen: room(1, 1, { N: 'open' }) };
    const shared = unopenedOn({ rooms } as unknown as View, 'ground').filter((door) => door.shared).map(({ key }) => key);
    expect(shared).toEqual(['library:E', 'kitchen:N']);
  });
});

describe('a chance', () => {
  const words = { name: (id: string) => id, say: (id: string, args: object) => [id, ...Object.values(args)].join(' ') } as unknown as Words;
  const odds = { 'room:vault': { dice: 3, need: 6, trait: 'knowledge', chance: 0.037 }, 'use:bottle': { dice: 2, need: 3, trait: '', chance: 0.33 } };
  const view = { odds } as unknown as View;

  it('names its roll', () => {
    expect(beside('room:vault', view, words)).toBe('be-chance knowledge 6 4 %');
    expect(beside('use:bottle', view, words)).toBe('be-chance-dice 2 3 33 %');
  });

  it('is a figure alone where there is little room', () => {
    expect(figureOfOdds('room:vault', view)).toBe('4 %');
  });
});

describe('damage', () => {
  const { view, question } = moment(damage);
  it('is dealt on the two tracks it falls on', () => {
    const all = splits(question);
    expect(all.map(({ option }) => option)).toEqual(question.options);
    const one = explorersOf(view)[question.args.who as string]!;
    for (const { losses } of all) {
      const total = Object.values(losses).reduce((sum, each) => sum + each, 0);
      expect(total).toBe(question.args.amount);
      for (const [trait, lost] of Object.entries(losses)) expect(landing(one, trait as never, lost)).toBe(one.steps[trait as never] - lost);
    }
    expect(splits({ ...question, prompt: 'act' })).toEqual([]);
  });
});

describe('where somebody is', () => {
  const said: Record<string, string> = { 'name-dazed': 'dazed', 'mark-doorway': 'at the doorway' };
  const words = { say: (id: string) => said[id] ?? id, name: (id: string) => said[`name-${id}`] ?? id, has: (id: string) => id in said } as unknown as Words;

  it('the living are somewhere, out of the house, or seen by nobody', () => {
    const one = { alive: true, place: 'foyer', marks: [] };
    expect(whereabouts(one, words)).toBe('foyer');
    expect(whereabouts({ ...one, place: '', marks: ['out'] }, words)).toBe('be-out');
    expect(whereabouts({ ...one, place: '', marks: ['turns'] }, words)).toBe('be-unseen');
    expect(whereabouts({ ...one, alive: false }, words)).toBe('be-dead');
  });

  it('the dead are told what becomes of their aim, as far as it is theirs to know', () => {
    const [ann, ben, mummy] = [{ seat: 'a', role: 'hero' }, { seat: 'b', role: 'traitor' }, { lead: 'b' }];
    const told = (you: string, view: object) => fate({ you, books: ['mummy/heroes', 'mummy'], explorers: { ann, ben }, traitor: 'ben', ...view } as unknown as View, { say: (_id: string, { how }: any) => how } as unknown as Words);
    expect(told('a', {})).toBe('hero');
    expect([told('b', {}), told('b', { monsters: { mummy } })]).toEqual(['traitor', 'leads']);
    // Who came over later has another aim than who began it; where all read one book, sides are nobody's aim.
    expect([told('b', { monsters: { mummy }, traitor: 'cleo' }), told('a', { books: ['twins'] })]).toEqual(['alone', 'alone']);
  });

  it('only the dead who lead nobody and may do nothing more are out', () => {
    const view = (one: object, monsters = {}) => ({ phase: 'haunt', explorers: { ann: { seat: 'a', alive: false, marks: [], ...one } }, monsters }) as unknown as View;
    expect([isOut(view({}), 'a'), isOut(view({ alive: true }), 'a')]).toEqual([true, false]);
    expect([isOut(view({ marks: ['turns'] }), 'a'), isOut(view({}, { mummy: { lead: 'a' } }), 'a')]).toEqual([false, false]);
  });

  it('the number on a collar can be read by all', () => {
    const view = { haunt_name: 'guillotines', modules: { guillotines: { collars: { ann: 3 } } }, explorers: { ann: { marks: ['dazed'] }, ben: { marks: [] } } } as unknown as View;
    const tell = { ...words, has: (id: string) => id === 'mark-collar' || words.has(id), say: (id: string, args?: Record<string, unknown>) => (id === 'mark-collar' ? `collar ${args!.room}` : words.say(id)) } as Words;
    expect([badges('ann', view, tell), badges('ben', view, tell)]).toEqual([['dazed', 'collar 3'], []]);
  });
  it('marks without words are nobody’s business', () => {
    expect(marksOf(['out', 'dazed', 'doorway:foyer', 'alone:foyer'], words)).toEqual(['dazed', 'at the doorway']);
  });
});

describe('to which side a figure looks', () => {
  it('is told by the haunt, where it matters', () => {
    const view = { modules: { banshee: { facing: { banshee: 'E' } } } } as unknown as View;
    expect([facingOf(view, 'banshee'), facingOf(view, 'zoe_ingstrom'), facingOf({} as View, 'banshee')]).toEqual(['E', null, null]);
  });
});

describe('while it is told', () => {
  it('moves people, lays rooms and turns sliders before the view comes', () => {
    const { view } = moment(openDoor);
    const who = view.acting.who;
    const [to] = Object.keys(view.reach);
    const moved = after(view, [event(1, 'moved', { who, start: '', to })]);
    expect(explorersOf(moved)[who]!.place).toBe(to);
    const { room, side } = FLOORS.flatMap((floor) => unopenedOn(view, floor))[0]!;
    const from = roomsOf(view)[room]!;
    const [dx, dy] = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }[side] as [number, number];
    const laid = after(view, [event(2, 'laid', { room: 'servants_quarters', floor: from.floor, x: from.x + dx, y: from.y + dy, turn: 0 })]);
    expect(roomsOf(laid)[room]!.doors[side]).toBe('passage');
    expect(roomsOf(view)[room]!.doors[side]).toBe('open');
    expect(Object.keys(roomsOf(laid)).length).toBe(Object.keys(roomsOf(view)).length + 1);
    const hurt = after(view, [event(3, 'trait', { who, trait: 'might', by: -1, to: 0, value: 2 })]);
    expect([explorersOf(hurt)[who]!.steps.might, explorersOf(hurt)[who]!.values.might]).toEqual([0, 2]);
  });
  it('shows the dice of both sides of a fight', () => {
    const rolls = [event(1, 'rolled', { who: 'a', kind: 'attack', dice: [2, 1], total: 3 }), event(2, 'rolled', { who: 'b', kind: 'defence', dice: [0], total: 0 })];
    const start = event(0, 'attacks', { who: 'a', whom: 'b', trait: 'might' });
    const end = event(3, 'attacked', { who: 'a', whom: 'b', mine: 3, theirs: 0 });
    const log = [start, ...rolls, end];
    const [first, second, fight] = log.slice(1).map((each) => thrown([each], log)!);
    expect([first!.dice, first!.against, succeeded(first!)]).toEqual([[2, 1], [], null]);
    expect([second!.dice, second!.against, second!.n]).toEqual([[2, 1], [0], first!.n]);
    expect([fight!.dice, fight!.against, succeeded(fight!)]).toEqual([[2, 1], [0], true]);
    expect(thrown([event(1, 'moved', {})])).toBeNull();
  });
  it('shows what strikes out of nowhere by its card, and not the fight before', () => {
    const before = event(0, 'attacks', { who: 'a', whom: 'b', trait: 'might' });
    const bite = event(1, 'rolled', { who: '', why: 'bite', kind: 'attack', dice: [2, 2], total: 4 });
    const defence = event(2, 'rolled', { who: 'c', why: 'bite', kind: 'defence', dice: [1], total: 1 });
    const [first, second] = [bite, defence].map((each) => thrown([each], [before, bite, defence])!);
    expect([first!.who, first!.whom, first!.dice, first!.over]).toEqual(['bite', '', [2, 2], false]);
    expect([second!.who, second!.whom, second!.dice, second!.against, succeeded(second!)]).toEqual(['bite', 'c', [2, 2], [1], true]);
  });
  it('lays the dice on the table about which somebody is asked', () => {
    const rolling = { who: 'b', kind: 'trait', why: 'vault', trait: 'knowledge', dice: 3, need: 6, shown: [] as number[], bonus: 0 };
    const asked = (change: object, log: GameEvent[] = []) => underWay({ rolling: { ...rolling, ...change } } as unknown as View, log)!;
    expect([asked({}).dice, asked({}).total, asked({}).need]).toEqual([[0, 0, 0], null, 6]);
    expect([asked({ shown: [2, 0, 1], bonus: 4 }).total, asked({ shown: [2] }).over]).toEqual([7, false]);
    const struck = event(1, 'rolled', { who: 'a', kind: 'attack', dice: [2, 1], total: 3 });
    const defends = asked({ kind: 'defence', why: 'a', shown: [1, 1, 0] }, [struck]);
    expect([defends.who, defends.whom, defends.total, defends.theirs]).toEqual(['a', 'b', 3, 2]);
    expect(underWay({ rolling: {} } as unknown as View, [])).toBeNull();
  });
  it('says of the roll for the haunt that less wakes it', () => {
    const roll = (total: number) => succeeded(thrown([event(1, 'haunt-roll', { who: 'a', total, omens: 4, begins: total < 4 })])!);
    expect([roll(3), roll(4)]).toEqual([false, true]);
  });
  it('rounds no chance to certainty', () => {
    expect([0, 0.001, 0.23, 0.999, 1].map(percent)).toEqual(['0 %', '< 1 %', '23 %', '> 99 %', '100 %']);
  });
});

describe('haunts that have ended here', () => {
  it('are left out where new ones are wanted, and nowhere else', () => {
    localStorage.clear();
    beginners.finished!({}, { side: 'heroes', haunt: 12 });
    beginners.finished!({}, { side: 'traitor', haunt: 4 });
    beginners.finished!({}, { side: 'heroes', haunt: 12 });
    expect(beginners.remembered!({ haunts: 'new', players: 3 })).toEqual({ haunts: 'new', players: 3, played: '12+4' });
    expect(beginners.remembered!({ haunts: 'new', played: '1' })).toEqual({ haunts: 'new', played: '1' });
    expect(beginners.remembered!({ haunts: 'chart' })).toEqual({ haunts: 'chart' });
  });
});

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, test } from 'vitest';
import type { GameEvent, GameUi, View, Words } from '../types';
import chaos from '../../../fixtures/zeds/chaos.json';
import { Shown } from '../../lib/shown.svelte';
import Dial from './Dial.svelte';
import Lights from './Lights.svelte';
import Staged from './Staged.svelte';
import Strip from './Strip.svelte';
import Town from './Town.svelte';
import { EVENTS, isPlace } from './figures';
import { ui } from './index';
import { litBy, momentOf, NAMING, stageOf } from './moments';
import { nightOf } from './night';
import { before } from './playback';
import { scene } from './scenes';
import { standing } from './standing';
import { townFor } from './town';

const unit = (place: string) => ({ place, side: 0, strength: 3, hits: 0, left: 2, marks: [] });
const view: View = { ...chaos.view, units: { hunt: unit('TC'), civilians1: unit('F4') }, zeds: { zed23: unit('F5') }, folk: {}, raiders: {}, activations: ['M', 'M'] };
const words = {
  language: 'en', say: (message: string, args: object = {}) => [message, ...Object.values(args)].join(' '), has: () => true, name: (id: string) => id,
  event: ({ kind }: GameEvent) => `told ${kind}`,
} as unknown as Words;
const told = (kind: string, args: Record<string, any> = {}, n = 1): GameEvent => ({ n, kind, args });

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) unmount(shown);
  shown = null;
});
function draw(Part: any, props: object): HTMLElement {
  shown = mount(Part, { target: document.body, props } as any);
  flushSync();
  return document.body;
}

const MOMENTS: [string, GameEvent, string][] = [
  ['an event', told('event', { card: 'tough_zeds', turn: 3, left: 20 }), 'card'],
  ['a BRAINS! card', told('event', { card: 'brains_b1', turn: 3, left: 20 }), 'card'],
  ['the Finale', told('event', { card: 'finale_b1', turn: 20, left: 0 }), 'card'],
  ['research', told('research', { card: 'antidote1' }), 'card'],
  ['a Fate card that is played', told('fate-played', { card: 'bulldozer' }), 'card'],
  ['a card of the horde', told('horde-played', { card: 'stench' }), 'card'],
  ['the Zeds Phase', told('phase', { phase: 'zeds' }), 'zeds'],
  ['an Outbreak', told('outbreak', { place: 'S3' }), 'outbreak'],
  ['an Unchecked Outbreak', told('unchecked'), 'outbreak'],
  ['a space that falls', told('chaos', { place: 'M5', markers: 1, left: 5 }), 'falls'],
  ['a hero lost', told('died', { piece: 'hunt' }), 'lost'],
  ['the National Guard', told('joined', { unit: 'national_guard', place: 'F7' }), 'help'],
  ['the antidote', told('antidote', { found: true }), 'found'],
  ['a part of the superweapon', told('component', { component: 'gas' }), 'found'],
  ['dawn', told('epilogue', { won: true, points: {}, score: 3, rating: 3 }), 'dawn'],
  ['the end of the town', told('epilogue', { won: false, points: {}, score: 3, rating: 3 }), 'night'],
];

describe('what is staged over the map', () => {
  it.each(MOMENTS)('%s', (_what, event, stage) => {
    expect(stageOf(event)).toBe(stage);
    expect(scene({ events: [event], log: [event], view })?.props?.moment).toEqual({ stage, event });
    expect(ui.duration(event)).toBeGreaterThanOrEqual(1_500);
  });
  it('are not the many smaller things', () => {
    for (const event of [told('phase', { phase: 'actions' }), told('died', { piece: 'civilians1' }), told('joined', { unit: 'hunt', place: 'TC' }), told('went', { unit: 'hunt', path: ['M0'] })]) {
      expect(stageOf(event)).toBe(null);
      expect(scene({ events: [event], log: [event], view })).toBe(null);
    }
  });
  it('lasts longer than what has no scene, so that nobody waits before an empty map', () => {
    const plain = ['activated', 'zeds-moved', 'zed-placed', 'zed-killed', 'free-shot', 'hit', 'saved', 'died', 'went', 'joined', 'devoured', 'looted', 'order', 'minefield', 'fate', 'marked', 'foreseen'];
    for (const kind of plain) expect(ui.duration(told(kind, { piece: 'civilians1', unit: 'hunt' })), kind).toBeLessThan(800);
  });
  it('stands once in words: neither beside the question nor, meanwhile, in the panel', () => {
    const event = told('event', { card: 'tough_zeds', turn: 3, left: 20 });
    expect(ui.note!(event, view, words)).toBe(null);
    expect(ui.note!(told('fate', { card: 'bulldozer' }), view, words)).not.toBe(null);
  });
});

describe('a scene', () => {
  const [, card] = MOMENTS[0]!;
  it.each(MOMENTS)('of %s says what it is, and has a picture', (_what, event) => {
    const body = draw(Staged, { moment: momentOf([event]), view, words, motion: true, compact: false });
    expect(body.querySelector('.staged h2')!.textContent).not.toBe('');
    expect(body.querySelector('.vista svg')).not.toBe(null);
  });
  it('of a card turns it over, and names its roads and actions', () => {
    const body = draw(Staged, { moment: momentOf([card]), view, words, motion: true, compact: false });
    expect(body.querySelector('.staged')!.classList).toContain('motion');
    expect(body.querySelector('.back')).not.toBe(null);
    expect([...body.querySelectorAll('.staged .text')].map((each) => each.textContent)).toEqual(['card-tough_zeds-text']);
    expect([...body.querySelectorAll('.stirs b')].map((each) => each.textContent)).toEqual(EVENTS.tough_zeds!.tracks);
  });
  it('is a picture where nothing may move', () => {
    const body = draw(Staged, { moment: momentOf([card]), view, words, motion: false, compact: false });
    expect(body.querySelector('.motion')).toBe(null);
    expect(body.querySelector('.staged h2')!.textContent).toBe('card-tough_zeds');
  });
});

describe('what an event changes', () => {
  const lit = (events: GameEvent[]) => litBy(events, view);
  it('is lit: the roads of a card and the spaces it names', () => {
    expect(lit([told('event', { card: 'tough_zeds', turn: 3, left: 20 })])).toEqual({ tracks: ['M'], places: ['M7'], pieces: [] });
    expect(lit([told('event', { card: 'brains_b1', turn: 3, left: 20 })]).tracks).toEqual(view.tracks);
    expect(lit([told('event', { card: 'tsunami', turn: 3, left: 20 })]).places).toEqual(view.tracks.map((track: string) => `${track}7`));
  });
  it('is lit: the roads that stir, the piece that changes, the space that falls', () => {
    expect(lit([told('phase', { phase: 'zeds' })]).tracks).toEqual(['M']);
    expect(lit([told('marked', { piece: 'zed23', mark: 'tough' })]).pieces).toEqual(['zed23']);
    expect(lit([told('chaos', { place: 'M5', markers: 1, left: 3 })]).places).toEqual(['M5']);
    expect(lit([told('went', { unit: 'hunt', path: ['M0'] })])).toEqual({ tracks: [], places: [], pieces: [] });
  });
  it('is looked for on cards and spaces that there are', () => {
    expect(NAMING.filter((each) => !(each in EVENTS))).toEqual([]);
    for (const each of NAMING) for (const place of litBy([told('event', { card: each })], { ...view, beds: ['B1'] }).places) expect(isPlace(place)).toBe(true);
  });
  it('has a light on the map where it is', () => {
    const town = townFor(0.9, view.tracks);
    const body = draw(Lights, { lit: { tracks: ['M'], places: ['M7'], pieces: ['zed23'] }, town, pieces: standing(view, town), motion: true });
    expect([...body.querySelectorAll('[data-lit]')].map((each) => (each as SVGElement).dataset.lit)).toEqual(['M', 'M7', 'zed23']);
  });
});

describe('the night', () => {
  const at = (level: string, round: number, left: number): View => ({ level, round, piles: { 'event-deck': left } });
  it('knows how much is gone, its quarter, and when the National Guard is due', () => {
    expect(nightOf(at('II', 7, 21))).toEqual({ left: 21, whole: 28, gone: 0.25, quarter: 1, guard: 12 });
    expect(nightOf(at('II', 19, 9)).guard).toBe(null);
    expect(nightOf(at('basic', 1, 19)).guard).toBe(null);
    expect(nightOf(at('II', 0, 0))).toMatchObject({ gone: 0, quarter: 0 });
    expect(nightOf(at('II', 28, 0)).quarter).toBe(3);
  });
  it('is drawn as a dial: a tick for each card, burnt as it comes', () => {
    const body = draw(Dial, { night: nightOf(at('II', 7, 21)), x: 0, y: 0, words });
    expect(body.querySelectorAll('.tick').length).toBe(28);
    expect(body.querySelectorAll('.tick.burnt').length).toBe(7);
    expect(body.querySelector('.dial')!.getAttribute('aria-label')).toBe('dz-to-dawn 21, dz-dial-guard 12');
  });
  it('burns on the strip in four quarters', () => {
    const now = { ...view, round: 7, any_order: [], piles: { ...view.piles, event: ['tough_zeds'], 'event-deck': 21 } };
    const body = draw(Strip, { view: now, words, seat: 'red', names: {}, compact: true });
    const parts = [...body.querySelectorAll<HTMLElement>('.fuse i')];
    expect(parts.map((each) => Number(each.style.getPropertyValue('--part')))).toEqual([1, 0, 0, 0]);
    expect(body.querySelector('.fuse')!.getAttribute('aria-label')).toBe('dz-quarter 2');
  });
});

test.each([[0.7], [0.84], [0.96], [1.04]])('the wide map fills a box that is %s times as high as wide', (shape) => {
  const { width, height, spots } = townFor(shape, ['F', 'M', 'H', 'S']);
  expect(Math.abs(height / width / shape - 1)).toBeLessThan(0.03);
  for (const { id, x, y, width: wide, height: high } of Object.values(spots)) {
    expect(x - wide / 2, id).toBeGreaterThanOrEqual(0);
    expect(x + wide / 2, id).toBeLessThanOrEqual(width);
    expect(y + high / 2, id).toBeLessThanOrEqual(height);
  }
});

test('the tall map fills a wide and low box as well', () => {
  const { width, height, wide } = townFor(0.55, ['F', 'M', 'H', 'S'], true);
  expect(wide).toBe(false);
  expect(Math.abs(height / width / 0.55 - 1)).toBeLessThan(0.05);
});

test('what a level does not have is roofed', () => {
  const roofs = (level: string, beds: string[]) => {
    const body = draw(Town, { town: townFor(0.84, ['F', 'M', 'H', 'S']), level, beds, words });
    const found = body.querySelectorAll('.roof .ridge').length;
    unmount(shown!);
    shown = null;
    return found;
  };
  expect(roofs('basic', [])).toBe(4 + 2 + 1 + 1 + 1);
  expect(roofs('IV', ['B1', 'B2', 'B3', 'B4'])).toBe(1);
});

describe('the first picture of a table', () => {
  const events = [told('zed-placed', { zed: 'zed23', place: 'F5' }, 1), told('joined', { unit: 'hunt', place: 'TC' }, 2), told('event', { card: 'tough_zeds', turn: 1, left: 27 }, 3)];
  const whole: View = { ...view, round: 1, phase: 'zeds', piles: { ...view.piles, event: ['tough_zeds'], 'event-deck': 27 } };
  it('is the map before anybody is placed on it and before a card lies open', () => {
    const first = before(whole, events);
    expect(Object.keys(first.units)).toEqual(['civilians1']);
    expect(first.zeds).toEqual({});
    expect([first.round, first.phase, first.piles.event, first.piles['event-deck']]).toEqual([0, 'set-up', [], 28]);
  });
  it('is there at once, and then what is told is placed on it', () => {
    const seen: string[][] = [];
    const table = new Shown({ ui: () => ui as GameUi, hurried: () => false, onevent: () => seen.push(Object.keys((table.view as View | null)?.units ?? {})) });
    table.jump(null, []);
    table.happen({ events, view: () => whole, settle: () => {} });
    expect(table.view, 'nobody looks into the dark').not.toBe(null);
    expect(Object.keys((table.view as View).units)).toEqual(['civilians1']);
    table.skip();
    table.finish();
    expect((table.view as View).units).toEqual(whole.units);
    expect(seen.length).toBeGreaterThan(0);
  });
});

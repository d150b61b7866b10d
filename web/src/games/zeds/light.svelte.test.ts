import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Hand, View, Words } from '../types';
import chaos from '../../../fixtures/zeds/chaos.json';
import Board from './Board.svelte';
import Fought from './Fought.svelte';
import Panel from './Panel.svelte';
import Pointer from './Pointer.svelte';
import Sheet from './Sheet.svelte';
import { chosen } from './chosen.svelte';

const unit = (place: string) => ({ place, side: 0, strength: 3, hits: 0, left: 2, marks: [] });
const view: View = {
  ...chaos.view, phase: 'actions', raiders: {}, folk: {}, odds: {},
  units: { hunt: unit('TC'), civilians1: unit('F4'), civilians2: unit('TC') },
  zeds: { zed23: { ...unit('F5'), strength: 4 } },
};
const say = (message: string, args: any = {}) => [message, ...Object.values(args)].join(' ');
const words = { language: 'en', say, has: () => true, name: (id: string) => id, option: (option: string) => option, prompt: say } as unknown as Words;
let shown: Record<string, unknown>;

afterEach(() => {
  chosen.unit = chosen.looked = null;
  chosen.pointing = false;
  unmount(shown);
});

function asked(Part: any, prompt: string, options: string[], more: Record<string, unknown> = {}): HTMLElement {
  const hand = { question: { id: 'red-1', seat: 'red', prompt, args: {}, options }, focus: null, setFocus: () => {}, ...more } as unknown as Hand;
  const props = { view, words, hand, seat: 'red', log: [], events: [], pings: [], names: {}, marks: {}, motion: false, compact: false, rolling: false, now: () => 0, ...more };
  shown = mount(Part, { target: document.body, props });
  flushSync();
  return document.body;
}
const lightOn = (body: HTMLElement, piece: string) => body.querySelector(`[data-piece="${piece}"] .lamp`);

test('light falls on whoever answers a question, and on nobody else', () => {
  const body = asked(Board, 'well-armed', ['unit:civilians1', 'zed:zed23']);
  expect(lightOn(body, 'civilians1')).not.toBeNull();
  expect(lightOn(body, 'zed23')).not.toBeNull();
  expect(lightOn(body, 'hunt')).toBeNull();
});

test('a space where friends can be helped is no enemy’s', () => {
  chosen.unit = 'hunt';
  const body = asked(Board, 'action', ['move:hunt:F0', 'move:hunt:F5', 'ability:leadership:hunt:civilians1', 'move:hunt:F4']);
  const hostile = (place: string) => body.querySelector(`[data-target="place ${place}"]`)!.classList.contains('hostile');
  expect(hostile('F5')).toBe(true);
  expect(hostile('F4')).toBe(false);
});

test('what an answer is about is told while it is pointed at', () => {
  const told = (focus: string, prompt: string) => asked(Panel, prompt, [focus], { focus }).querySelector('h3')!.textContent;
  expect(told('hero:staub', 'choose-hero')).toBe('staub');
  unmount(shown);
  expect(told('move:hunt:M2', 'action')).toContain('M2');
});

test.each<[string, string, Partial<View>, string[], string]>([
  ['a Fate card reads that card', 'suffer', {}, ['pro_zed'], 'card-pro_zed'],
  ['the event reads the event', 'suffer', {}, [], 'card-bad_water'],
  ['a fight sees the fight', 'spread-hits', { battle: 'F4' }, [], 'hunt'],
  ['a fight that a Fate card has brought sees the fight', 'spread-hits', { battle: 'F4' }, ['pro_zed'], 'hunt'],
  ['the Action Phase sees the last fight', 'action', { phase: 'actions' }, [], 'hunt'],
])('who is asked because of %s', (_cause, prompt, now, fate, told) => {
  const log = [
    { n: 1, kind: 'event', args: { card: 'bad_water', turn: 3, left: 9 } },
    { n: 2, kind: 'fight', args: { unit: 'hunt', zeds: ['zed23'], place: 'F4', zeds_attack: true, first: 3, column: 3, shifts: [] } },
    { n: 3, kind: 'result', args: { human_wins: true, zed_hits: 1, human_hits: 0 } },
  ];
  const there = { ...view, phase: 'zeds', battle: '', ...now, piles: { ...view.piles, event: ['bad_water'], 'fate-now': fate } };
  const panel = asked(Panel, prompt, ['unit:hunt', 'unit:civilians1'], { view: there, log });
  expect(panel.querySelector('.side b, h3')!.textContent).toBe(told);
});

test('who chooses a component reads beside the card that brought it what each of them does', () => {
  const log = [{ n: 1, kind: 'event', args: { card: 'hunting_cabin' } }, { n: 2, kind: 'phase', args: { phase: 'actions' } }, { n: 3, kind: 'research', args: { card: 'weapon' } }];
  const there = { ...view, piles: { ...view.piles, event: ['hunting_cabin'], 'fate-now': [] } };
  const read = (more: object) => [...asked(Panel, 'which-component', ['component:gas', 'component:snack'], { view: there, log, ...more }).querySelectorAll('h3')].map((each) => each.textContent);
  expect(read({})).toEqual(['card-weapon', 'card-gas', 'card-snack']);
  unmount(shown);
  expect(read({ focus: 'component:snack' })).toEqual(['card-snack']);
});

test('a card that may be spent is read beside its chance while it is pointed at', () => {
  const focus = 'card:decoy';
  const body = asked(Panel, 'zeds-card', [focus, 'go-on'], { focus, view: { ...view, phase: 'zeds', odds: { [focus]: { kept: 0.5 } } } });
  expect(body.querySelector('.odds')!.textContent).toContain('card-decoy-text');
});

test('an ability that is pointed at is told of beside whoever has it', () => {
  chosen.unit = 'hunt';
  const focus = 'ability:leadership:hunt:civilians1';
  expect(asked(Panel, 'action', [focus], { focus }).querySelector('h3')!.textContent).toBe('hunt');
});

test('when something else than actions is asked, the event is told, not whoever acted last', () => {
  chosen.unit = 'hunt';
  const event = view.piles.event[0];
  const body = asked(Panel, 'strongest', ['zed:zed23'], { view: { ...view, phase: 'event' } });
  expect(body.querySelector('h3')!.textContent).toBe(`card-${event}`);
});

test('whoever was chosen to act stands out in the roster only while people act', () => {
  chosen.unit = 'hunt';
  const pressed = () => document.querySelectorAll('.unit[aria-pressed=true]').length;
  asked(Sheet, 'action', ['move:hunt:F0'], { view: { ...view, phase: 'actions' } });
  expect(pressed()).toBe(1);
  unmount(shown);
  asked(Sheet, 'strongest', ['zed:zed23'], { view: { ...view, phase: 'zeds' } });
  expect(pressed()).toBe(0);
});

test('a fight that the town loses is good news for whoever leads the Zeds', () => {
  const fight = { n: 1, unit: 'hunt', zeds: ['zed23'], zedsAttack: true, shot: false, first: 3, column: 3, shifts: [], dice: [1, 2], rolls: 1, fallen: [], result: { won: false, zedHits: 0, humanHits: 2 } };
  const isGood = (you: string) => asked(Fought, '', [], { fight, view: { ...view, you }, large: false }).querySelector('.throw p')!.classList.contains('won');
  expect(isGood('red')).toBe(false);
  unmount(shown);
  expect(isGood('zeds')).toBe(true);
});

test('the roster tells in one word where somebody is whose space has a long name', () => {
  const places: Record<string, string> = { T0: 'Städtischer Untergrund', F3: 'Bauernhof' };
  const names = { ...words, name: (id: string) => places[id] ?? id } as unknown as Words;
  const body = asked(Sheet, '', [], { words: names, view: { ...view, owners: {}, units: { hunt: unit('T0'), schmidt: unit('F3') } } });
  expect([...body.querySelectorAll('.where')].map((each) => each.textContent)).toEqual(['Untergrund', 'Bauernhof']);
});

test('by keyboard every space can be pointed at, lit or not, and nothing is done there', () => {
  const [ping, answer] = [vi.fn(), vi.fn()];
  chosen.pointing = true;
  const body = asked(Board, 'action', ['move:hunt:F0'], { hand: { question: null, focus: null, setFocus: () => {}, ping, answer } });
  const spaces = [...body.querySelectorAll<SVGElement>('[role=button][data-place]')];
  expect(spaces.map((each) => each.dataset.place)).toEqual(expect.arrayContaining(['F0', 'F7', 'TC', 'M3', 'B1']));
  spaces.find((each) => each.dataset.place === 'M3')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  flushSync();
  expect(ping).toHaveBeenCalledExactlyOnceWith('look', 'M3');
  expect(answer).not.toHaveBeenCalled();
  expect(body.querySelector('[role=button][data-place=M3]')).toBeNull();
});

test('who began to point thinks better of it with Escape', () => {
  asked(Pointer, '', []);
  chosen.pointing = true;
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(chosen.pointing).toBe(false);
});

test('a small screen shows who could act, then whoever was chosen, and the cards where one is asked for', () => {
  const tab = () => document.querySelector('[role=tab][aria-selected=true]')!.id;
  asked(Sheet, 'action', ['move:hunt:F0'], { compact: true });
  expect(tab()).toBe('dz-tab-units');
  chosen.unit = 'hunt';
  flushSync();
  expect(tab()).toBe('dz-tab-look');
  unmount(shown);
  asked(Sheet, 'before-fight', ['card:bulldozer', 'go-on'], { compact: true, view: { ...view, piles: { ...view.piles, hand: ['bulldozer'] } } });
  expect(tab()).toBe('dz-tab-cards');
});

test('while somebody is chosen a lit space is lit wherever in it one touches, also on a friend who stands there', () => {
  const [answer, goals] = [vi.fn(), ['F4', 'TC', 'F0']];
  const options = ['civilians1', 'civilians2', 'hunt'].flatMap((unit) => goals.map((goal) => `move:${unit}:${goal}`)).concat('ability:leadership:hunt:civilians1', 'end');
  chosen.unit = 'hunt';
  const there = { ...view, units: { ...view.units, hunt: unit('F0') } };
  const body = asked(Board, 'action', options, { view: there, answer });
  const counter = (name: string) => body.querySelector(`[data-target="piece ${name}"]`)!;
  const click = (name: string, detail: number) => {
    counter(name).dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
    flushSync();
  };
  click('civilians1', 1);
  click('civilians2', 1);
  expect(answer.mock.calls, 'wherever friends stand, and whatever else could be done with them').toEqual([['move:hunt:F4'], ['move:hunt:TC']]);
  expect(chosen.unit).toBe('hunt');
  counter('civilians2').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  flushSync();
  expect(chosen.unit, 'by key the friend is chosen').toBe('civilians2');
  click('civilians2', 1);
  expect(chosen.unit, 'who was chosen is so no more').toBeNull();
  click('civilians1', 1);
  expect(chosen.unit, 'and then a touch chooses').toBe('civilians1');
  expect(answer).toHaveBeenCalledTimes(2);
});

test('nothing on the map that has no name takes the focus', () => {
  chosen.unit = 'hunt';
  const body = asked(Board, 'action', ['move:hunt:F0', 'move:hunt:F5', 'end']);
  const drawing = [...body.querySelectorAll<SVGElement>('svg rect, svg g')];
  const stops = drawing.filter((part) => part.tabIndex >= 0);
  expect(stops.length).toBeGreaterThan(2);
  expect(stops.filter((part) => !part.getAttribute('aria-label'))).toEqual([]);
  const listening = drawing.filter((part) => part.hasAttribute('data-place') || part.parentElement!.hasAttribute('data-piece'));
  expect(listening.filter((part) => !part.hasAttribute('tabindex')), 'browsers stop at whatever listens to the focus, unless told not to').toEqual([]);
});

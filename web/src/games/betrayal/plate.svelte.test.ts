import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import attack from '../../../fixtures/betrayal/attack.json';
import type { Hand, Question, View, Words } from '../types';
import Foes from './Foes.svelte';
import InWords from './InWords.svelte';
import Plate from './Plate.svelte';
import { chosen } from './chosen.svelte';
import { explorersOf, KINDS } from './model';

let shown: ReturnType<typeof mount> | undefined;
const words = {
  language: 'en', has: (id: string) => (/^card-(.*)-text$/.exec(id)?.[1] ?? '') in KINDS, name: (id: string) => id,
  say: (id: string, args?: Record<string, unknown>) => `${id} ${Object.values(args ?? {}).join(' ')}`,
} as unknown as Words;
const view = attack.view as unknown as View;

function plate(asked: Partial<Question> | null, focus: string | null = null, compact = false, seen = view) {
  const question = asked && { id: 'q', seat: 'explorer1', prompt: '', args: {}, options: [], ...asked };
  shown = mount(Plate, { target: document.body, props: { view: seen, words, hand: { question, focus } as unknown as Hand, floor: 'ground', compact } });
  flushSync();
  return document.querySelector('.plate')!;
}

afterEach(() => unmount(shown!));

test('whoever is offered a trade reads what both cards do, on a phone too, and hears it', () => {
  for (const compact of [false, true]) {
    const told = plate({ args: { card: 'ring', wanted: 'mask', who: 'ox_bellows' } }, null, compact);
    expect(told.textContent).toMatch(/ring card-ring-text.*mask card-mask-text/);
    expect([told.getAttribute('aria-hidden'), told.classList.contains('asked')]).toEqual(['false', true]);
    if (!compact) unmount(shown!);
  }
});

test('whoever puts cards back reads what each of them does, and of a room what it brings', () => {
  const seen = { 'explorer1:rooms': ['chapel', 'vault'], 'explorer1:events': ['night_view', 'footsteps'] };
  const told = (pile: string) => plate({ prompt: 'reorder-pile', args: { pile }, options: ['order:1:2', 'order:2:1'] }, null, false, { ...view, seen }).textContent;
  expect(told('events')).toMatch(/footsteps card-footsteps-text.*night_view card-night_view-text/);
  unmount(shown!);
  expect(told('rooms')).toMatch(/vault be-symbol event.*chapel be-symbol event/);
});

test('a card that may be picked out of a pile tells what it does', () => {
  expect(plate({ prompt: 'search-pile', options: ['pick:medallion'] }, 'pick:medallion').textContent).toContain('card-medallion-text');
});

test('a roll is told by the card that asks for it, and an attack by nothing of the kind', () => {
  expect(plate({ args: { why: 'dark_dice', who: 'ox_bellows' } }).textContent).toContain('card-dark_dice-text');
  unmount(shown!);
  expect(plate({ args: { why: 'ox_bellows' } }).classList.contains('asked')).toBe(false);
});

test('what is pointed at in the list tells all its chances', () => {
  const [option, odds] = Object.entries<{ win?: number; mine: number; theirs: number }>(view.odds).find(([, { win }]) => win !== undefined)!;
  expect(plate({ options: [option] }, option).textContent).toContain(`be-fight-odds ${odds.mine} ${odds.theirs}`);
});

test('of a room with a barrier one reads on which side things lie', () => {
  const rooms = { ...view.rooms, chasm: { floor: 'basement', x: 3, y: 3, turn: 0, tokens: [], halves: { axe: 'near', bell: 'far' }, pile: ['axe', 'bell'], doors: {}, windows: {} } };
  chosen.looked = 'chasm';
  expect(plate(null, null, false, { ...view, rooms } as View).textContent).toContain('be-on-side axe E, be-on-side bell W');
  unmount(shown!);
  shown = mount(InWords, { target: document.body, props: { view: { ...view, rooms } as View, words } });
  flushSync();
  expect(document.querySelector('.hidden-words')!.textContent).toMatch(/chasm: be-on-side [^:]* be-on-side axe E, be-on-side bell W/);
  chosen.looked = null;
});

test('beside two others a foe goes by a short name, which its card can hold', () => {
  const [traitor] = Object.keys(explorersOf(view));
  const explorers = Object.fromEntries(Object.entries(explorersOf(view)).map(([name, one]) => [name, { ...one, role: name === traitor ? 'traitor' : 'hero' }]));
  const monster = { kind: 'zombie', place: 'foyer', part: '', stunned: false, traits: {}, carried: [], marks: [], moves: 1, lead: '' };
  const named = (monsters: object) => {
    shown = mount(Foes, { target: document.body, props: { view: { ...view, you: 'spectator', explorers, monsters }, words: { ...words, name: (id: string) => `The ${id}` } as Words, visit: () => {}, compact: false } });
    flushSync();
    return document.querySelector('.foes b')!.textContent;
  };
  expect(named({ zombie: monster })).toBe(`The ${traitor}`);
  unmount(shown!);
  expect(named({ zombie: monster, madman: { ...monster, kind: 'madman' } })).toBe('The');
});

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { GameUi, Question, Words } from '../games/types';
import type { Hotseat } from '../lib/hotseat.svelte';
import type { Seat } from '../lib/seat.svelte';
import { busy } from '../lib/unhurried.svelte';
import { voice } from '../lib/voice.svelte';
import QuestionBar from './QuestionBar.svelte';

const asks = (id: string, option: string): Question => ({ id, seat: 'red', prompt: 'action', args: {}, options: [option] }) as Question;
const ui = { turns: true, playedOut: true, onBoard: () => false, beside: (option: string, view: any) => view.odds[option] ?? '' } as unknown as GameUi;
const words = { prompt: () => '', help: () => null, has: () => false, option: (option: string) => option } as unknown as Words;
const drawn = async () => {
  do await new Promise((done) => setTimeout(done, 20));
  while (busy());
  flushSync();
};
let shown: Record<string, unknown>;
afterEach(() => unmount(shown));

test('answers keep their chances until the next ones are drawn', async () => {
  await voice.speak('en');
  const first = asks('red-1', 'fire');
  let now = $state.raw({ view: { odds: { fire: '58 %' } } as any, question: first, settling: false, later: [] as string[] });
  const seat = {
    you: 'red', table: { seats: {}, stage: 'running', votes: [] }, busy: false, log: [], focus: null, pending: null, trouble: null, weighed: [],
    get view() { return now.view; },
    get hand() { return { question: now.question }; },
    get settling() { return now.settling; },
    get later() { return now.later; },
  } as unknown as Seat;
  const hotseat = { seats: [seat], mayLeaveTogether: [], next: null } as unknown as Hotseat<Seat>;
  shown = mount(QuestionBar, { target: document.body, props: { seat, ui, words, hotseat, compact: false, onrule: () => {}, onresult: null } });
  await drawn();
  const listed = () => document.querySelector('.options button')!.textContent!.replace(/\s+/g, ' ').trim();
  expect(listed()).toBe('1 fire58 %');
  now = { view: { odds: {} }, question: first, settling: true, later: [] };
  await drawn();
  expect(listed()).toBe('1 fire58 %');
  now = { view: { odds: { fight: '83 %' } }, question: asks('red-2', 'fight'), settling: false, later: [] };
  await drawn();
  expect(listed()).toBe('1 fight83 %');
  const next = asks('red-3', 'dig');
  now = { view: { odds: {} }, question: next, settling: false, later: ['odds'] };
  await drawn();
  expect(listed(), 'new answers come with their chances, so that none is pushed aside by them').toBe('1 fight83 %');
  now = { view: { odds: { dig: '17 %' } }, question: next, settling: false, later: [] };
  await drawn();
  expect(listed()).toBe('1 dig17 %');
  now = { view: { odds: {} }, question: next, settling: false, later: ['odds'] };
  await drawn();
  expect(listed(), 'what is asked still keeps them while they are found out anew').toBe('1 dig17 %');
  now = { view: { odds: {} }, question: asks('red-4', 'walk'), settling: false, later: ['odds'] };
  await drawn();
  expect(listed(), 'for a moment').toBe('1 dig17 %');
  await new Promise((goOn) => setTimeout(goOn, 400));
  await drawn();
  expect(listed(), 'but nobody waits for long').toBe('1 walk');
});

test('at one device nobody sees the answers of the seat before, not even for a moment', async () => {
  await voice.speak('en');
  const sits = (you: string, question: unknown, later: string[]) =>
    ({ you, table: { seats: {}, stage: 'running', votes: [] }, busy: false, log: [], focus: null, pending: null, trouble: null, weighed: [], view: { odds: {} }, hand: { question }, settling: false, later }) as unknown as Seat;
  const [horde, town] = [sits('zeds', asks('zeds-1', 'swarm'), []), sits('red', asks('red-1', 'fire'), ['odds'])];
  let seat = $state.raw(horde);
  const hotseat = { seats: [horde, town], mayLeaveTogether: [], next: null } as unknown as Hotseat<Seat>;
  shown = mount(QuestionBar, { target: document.body, props: { get seat() { return seat; }, ui, words, hotseat, compact: false, onrule: () => {}, onresult: null } });
  await drawn();
  expect(document.body.textContent).toContain('swarm');
  seat = town;
  await drawn();
  expect(document.body.textContent).not.toContain('swarm');
});

test('where the list comes in two steps, a key chooses whom, and the next what', async () => {
  await voice.speak('en');
  let chosen = $state.raw<string | null>(null);
  const answered: string[] = [];
  const hunt = { id: 'hunt', words: 'Sheriff Hunt', beside: '83 %' };
  const inSteps = {
    ...ui, listed: (option: string) => option === 'end' || option.includes(`:${chosen}`),
    choosable: () => (chosen ? { chosen: hunt, others: [] } : { chosen: null, others: [hunt] }),
    choose: (id: string | null) => (chosen = id),
  } as unknown as GameUi;
  const question = { ...asks('red-1', 'forage:hunt'), options: ['forage:hunt', 'end'] };
  const seat = {
    you: 'red', table: { seats: {}, stage: 'running', votes: [] }, busy: false, log: [], focus: null, pending: null, trouble: null, weighed: [],
    view: { odds: {} }, hand: { question }, asked: question, settling: false, later: [], press: (option: string) => void answered.push(option),
  } as unknown as Seat;
  const hotseat = { seats: [seat], mayLeaveTogether: [], next: null } as unknown as Hotseat<Seat>;
  shown = mount(QuestionBar, { target: document.body, props: { seat, ui: inSteps, words, hotseat, compact: false, onrule: () => {}, onresult: null } });
  await drawn();
  const told = (list: string) => [...document.querySelectorAll(`.${list} button`)].map((button) => button.textContent!.replace(/\s+/g, ' ').trim());
  const press = async (key: string) => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key }));
    await drawn();
  };
  expect([told('whom'), told('options')]).toEqual([['1Sheriff Hunt83 %'], ['End end']]);
  await press('1');
  expect(answered, 'to choose is no answer').toEqual([]);
  expect(told('options')).toEqual(['1 forage:hunt', 'End end']);
  await press('0');
  expect(told('whom')).toEqual(['1Sheriff Hunt83 %']);
  await press('1');
  await press('1');
  expect(answered).toEqual(['forage:hunt']);
});

test.each([false, true])('what ends a turn lies under no digit, stands apart, and is asked for once while something would be lost (phone: %s)', async (compact) => {
  await voice.speak('en');
  const answered: string[] = [];
  let left = $state(2);
  let asked = $state.raw<Question>({ ...asks('red-1', 'end'), options: ['end'] });
  const ends = (option: string) => (option === 'end' ? { left: `${left} left`, sure: left ? `${left} would be lost` : '' } : null);
  const seat = {
    you: 'red', table: { seats: {}, stage: 'running', votes: [] }, busy: false, log: [], focus: null, pending: null, trouble: null, weighed: [],
    view: { odds: {} }, get hand() { return { question: asked }; }, get asked() { return asked; }, settling: false, later: [],
    press: (option: string) => void answered.push(option), takes: () => true,
  } as unknown as Seat;
  const hotseat = { seats: [seat], mayLeaveTogether: [], next: null } as unknown as Hotseat<Seat>;
  shown = mount(QuestionBar, { target: document.body, props: { seat, ui: { ...ui, ends } as unknown as GameUi, words, hotseat, compact, onrule: () => {}, onresult: null } });
  await drawn();
  const press = async (key: string, more: KeyboardEventInit = {}) => {
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
    await drawn();
  };
  const buttons = () => [...document.querySelectorAll<HTMLElement>('.apart button')];
  await press('1');
  await press('a');
  expect(answered, 'no digit and no letter ends it').toEqual([]);
  expect(buttons()[0]!.textContent).toContain('2 left');
  await press('End');
  expect(answered, 'it is asked for first').toEqual([]);
  expect(document.querySelector('.apart')!.textContent).toContain('2 would be lost');
  expect(document.activeElement, 'and the hand lies where nothing is lost').toBe(buttons()[1]);
  await press('End');
  await press('End', { repeat: true });
  expect(answered, 'a key that is held down says nothing more').toEqual([]);
  buttons()[1]!.click();
  await drawn();
  expect(answered).toEqual([]);
  buttons()[0]!.click();
  await drawn();
  buttons()[0]!.click();
  expect(answered, 'asked once, it is done').toEqual(['end']);
  left = 0;
  asked = { ...asks('red-2', 'fire'), options: ['fire', 'end'] };
  await drawn();
  expect(document.querySelector('.apart')!.textContent, 'what was asked before is asked no more').not.toContain('would be lost');
  await press('2');
  expect(answered).toEqual(['end']);
  buttons().at(-1)!.click();
  expect(answered, 'where nothing would be lost nobody is asked').toEqual(['end', 'end']);
});

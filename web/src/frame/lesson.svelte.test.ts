import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameUi, GuideStep, Words } from '../games/types';
import type { Guided } from '../lib/guided.svelte';
import type { Seat } from '../lib/seat.svelte';
import { settings } from '../lib/settings.svelte';
import { announcer } from '../lib/announcer.svelte';
import Lesson from './Lesson.svelte';

let shown: Record<string, unknown>;

const words = { say: (message: string) => message, option: (name: string) => name } as Words;
const seat = { view: {}, events: [], log: [], you: 'red', busy: false, hand: { question: null } } as unknown as Seat;

const roll = { id: 'roll', when: () => true };

function teach(compact: boolean, clock = false, lesson: GameUi['lessons'][number] = roll, learner = seat, guide: Guided | null = null): void {
  const ui = { name: 'escape', clock, turns: !clock, playedOut: !clock, handsOn: clock, lessons: [lesson] } as unknown as GameUi;
  shown = mount(Lesson, { target: document.body, props: { seat: learner, ui, words, compact, guide, onrule: () => {} } });
  flushSync();
}

// A guide whose next step it is.
const guideAt = (step: GuideStep) => ({ guide: { steps: [step, roll] }, open: () => [step], number: 1, isLast: () => false, put: vi.fn() }) as unknown as Guided;

const press = (name: string) => {
  document.querySelector<HTMLElement>(name)!.click();
  flushSync();
};

beforeEach(() => {
  vi.useFakeTimers();
  settings.set('lessonsSeen', []);
});
afterEach(async () => {
  vi.runOnlyPendingTimers(); // nobody is left waiting for a picture
  vi.useRealTimers();
  await unmount(shown);
});

test('on a phone a lesson is nothing but its words, and brings the rest for who wants it', () => {
  teach(true);
  expect(document.querySelector('.strip')!.textContent).toContain('lesson-roll');
  press('.strip [aria-expanded]');
  expect(document.querySelector('.strip')).toBeNull();
  expect(document.querySelectorAll('aside button').length).toBe(2);
});

test('one touch puts it away for good', () => {
  teach(true);
  press('.strip .lit');
  expect(document.querySelector('aside')).toBeNull();
  expect(settings.choices.lessonsSeen).toEqual(['escape:roll']);
});

test('against the clock it goes by itself, but not while somebody reads the whole', () => {
  teach(true, true);
  press('.strip [aria-expanded]');
  vi.advanceTimersByTime(20_000);
  flushSync();
  expect(document.querySelector('aside')).not.toBeNull();
  press('aside .lit');
  settings.set('lessonsSeen', []);
  flushSync();
  expect(document.querySelector('.strip')).not.toBeNull();
  vi.advanceTimersByTime(9_000);
  flushSync();
  expect(document.querySelector('aside')).toBeNull();
});

test('what was played out a moment ago is explained as soon as there is time', () => {
  const noise = { n: 7, kind: 'noise', args: {} };
  const learner = { ...seat, log: [noise, { n: 8, kind: 'turn', args: {} }] } as unknown as Seat;
  teach(false, false, { id: 'noise', when: (_view, _question, events) => events.includes(noise) }, learner);
  expect(document.querySelector('aside')!.textContent).toContain('lesson-noise');
});

test('a lesson that nobody has put away comes again', async () => {
  teach(false);
  await unmount(shown);
  expect(settings.choices.lessonsSeen).toEqual([]);
  teach(false);
  expect(document.querySelector('aside')!.textContent).toContain('lesson-roll');
});

test('a lesson that goes along with the next seat of the device is read out once', async () => {
  const said = vi.spyOn(announcer, 'say');
  const hold = { id: 'hold', when: () => true };
  teach(false, false, hold);
  await unmount(shown);
  teach(false, false, hold);
  expect(said.mock.calls).toEqual([['lesson-hold']]);
  press('aside .lit');
  settings.set('lessonsSeen', []);
  flushSync();
  expect(said).toHaveBeenCalledTimes(2);
});

test.each([
  ['alone with bots', { practice: false }, 'bot', true],
  ['in practice already', { practice: true }, 'bot', false],
  ['with somebody who would be left behind', { practice: false }, 'person', false],
])('what a lesson offers beginners: %s', (_case, options, who, offers) => {
  const table = { options, seats: { red: { who: 'person' }, blue: { who } } };
  teach(false, true, { ...roll, offer: 'practice' }, { ...seat, table } as unknown as Seat);
  const buttons = document.querySelectorAll<HTMLElement>('aside .more button');
  expect(buttons.length).toBe(offers ? 2 : 1);
  if (!offers) return;
  buttons[0]!.click();
  expect(location.hash).toBe('#/?game=escape&offer=practice');
});

test.each([
  ['has only to be read', false, roll, true],
  ['points at something', false, { ...roll, light: ['roll'] }, false],
  ['is told against the clock', true, roll, false],
])('on a phone a step of a guide that %s', (_case, clock, step, whole) => {
  teach(true, clock, roll, seat, guideAt(step));
  expect(document.querySelector('.strip') === null).toBe(whole);
});

const sent = (answerer: { hand: { sending: string | null } }, option: string) => {
  answerer.hand.sending = option;
  flushSync();
  answerer.hand.sending = null;
  flushSync();
};
const ask = (...options: string[]) => ({ id: options.join(), seat: 'red', prompt: 'act', args: {}, options });

test('who plays on without putting a lesson away has read it, once there was time to', () => {
  const learner = $state({ ...seat, hand: { question: ask('stay'), sending: null as string | null } });
  teach(false, false, roll, learner as unknown as Seat);
  for (let answer = 0; answer < 3; answer++) sent(learner, 'stay');
  expect(document.querySelector('aside'), 'there was no time').not.toBeNull();
  vi.advanceTimersByTime(20_000);
  flushSync();
  expect(document.querySelector('aside')).toBeNull();
  expect(settings.choices.lessonsSeen).toEqual(['escape:roll']);
});

test('a lesson whose moment has passed does not keep the next one from being told', () => {
  const learner = $state({ ...seat, hand: { question: ask('search'), sending: null as string | null } });
  teach(false, false, { id: 'chest', when: (_view, question) => !!question?.options.includes('search') }, learner as unknown as Seat);
  sent(learner, 'search');
  learner.hand.question = ask('stay');
  flushSync();
  vi.advanceTimersByTime(200);
  flushSync();
  vi.advanceTimersByTime(20_000);
  flushSync();
  expect(document.querySelector('aside')).toBeNull();
});

test('what a guide asks for and cannot be done any more is asked for again when it can', () => {
  const door: GuideStep = { id: 'door', when: (_view, question) => !!question?.options.includes('open:north'), light: ['open:'] };
  const learner = $state({ ...seat, hand: { question: ask('open:north'), sending: null as string | null, focus: null, setFocus: () => {} } });
  const guide = guideAt(door);
  teach(false, false, roll, learner as unknown as Seat, guide);
  expect(document.querySelector('aside')!.textContent).toContain('guide-door');
  learner.hand.question = ask('stay');
  flushSync();
  vi.advanceTimersByTime(200);
  flushSync();
  expect(document.querySelector('aside')).toBeNull();
  expect(guide.put).not.toHaveBeenCalled();
  learner.hand.question = ask('open:north');
  flushSync();
  vi.advanceTimersByTime(200);
  flushSync();
  expect(document.querySelector('aside')!.textContent).toContain('guide-door');
});

test('what a guide has taught is not taught again', () => {
  const guide = guideAt({ ...roll, teaches: ['hold'] });
  teach(false, false, roll, seat, guide);
  expect(settings.choices.lessonsSeen).toEqual([]);
  press('aside .lit');
  expect(guide.put).toHaveBeenCalled();
  expect(settings.choices.lessonsSeen).toEqual(['escape:hold']);
});

test.each([
  [false, 'aside .more .quiet'],
  [true, '.strip .pass'],
])('what a guide asks for is done, or passed over expressly', (compact, pass) => {
  const guide = guideAt({ ...roll, light: ['roll'] });
  teach(compact, false, roll, seat, guide);
  expect(document.querySelector('aside .lit')).toBeNull();
  press(pass);
  expect(guide.put).toHaveBeenCalled();
});

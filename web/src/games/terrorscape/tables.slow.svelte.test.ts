// The drawn table in every recorded moment: nothing breaks, and everything that is offered can be touched.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { screenSize } from '../../lib/screen.svelte';
import { loadSpeech } from '../../lib/texts';
import type { Hand, Question, TableProps, View } from '../types';
import Summary from './Summary.svelte';
import { ui } from './index';
import { placeOf, targets } from './targets';

interface Moment {
  seat: string;
  view: View;
  question: Question | null;
  events: TableProps['events'];
  marks: Record<string, string[]>;
  names: Record<string, string>;
  extra?: Record<string, View>;
  frames?: any[];
}

const files = import.meta.glob<Moment>('../../../fixtures/terrorscape/*.json', { eager: true, import: 'default' });
const moments = Object.entries(files).map(([path, moment]) => [path.split('/').at(-1)!.replace('.json', ''), moment] as const);
const moment = (name: string): Moment => moments.find(([known]) => known === name)![1];
const words = { de: await loadSpeech('de', 'terrorscape'), en: await loadSpeech('en', 'terrorscape') };

function sit(at: Moment, more: Partial<TableProps> = {}): { props: TableProps; hand: Hand } {
  const hand: Hand = {
    question: at.question, pending: null, sending: null, focus: null,
    answer: vi.fn(() => true), goOn: vi.fn(), why: vi.fn(async () => ({ text: 'no way', rule: null })), setFocus: vi.fn(), ping: vi.fn(), pencil: vi.fn(),
  };
  const props: TableProps = {
    view: at.view, words: words.en, hand, seat: at.seat, events: [], marks: at.marks, pings: [], names: at.names, now: () => 0,
    motion: false, compact: false, ...(at.extra ? { extra: at.extra } : {}), ...more,
  };
  return { props, hand };
}

let shown: ReturnType<typeof mount> | null = null;

function draw(part: 'Board' | 'Sheet', props: TableProps): HTMLElement {
  document.body.innerHTML = '<main></main>';
  shown = mount(ui[part], { target: document.querySelector('main')!, props });
  flushSync();
  return document.body;
}

const press = (element: Element | null) => {
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  flushSync();
};

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

describe.each(moments)('%s', (name, at) => {
  test('board and sheet have a name for everything', () => {
    // Every moment in one language and size, all of them together in both.
    const even = moments.findIndex(([known]) => known === name) % 2 === 0;
    for (const part of ['Board', 'Sheet'] as const) {
      const german = even === (part === 'Board');
      const body = draw(part, sit(at, { words: german ? words.de : words.en, compact: german, events: at.events }).props);
      const labels = [...body.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label')!);
      expect([body.textContent, ...labels].join('\n')).not.toMatch(/\b(ts|name|item|card|who|trait|plan|out|level|option)-[a-z]+/);
      for (const button of body.querySelectorAll('button, [role="button"]')) {
        expect((button.getAttribute('aria-label') ?? button.textContent ?? '').trim()).not.toBe('');
      }
    }
  });

  test('every room, way and zone that is offered is a button', () => {
    const covered = ['choose-killer', 'choose-survivor', 'choose-traits', 'keep-item', 'keep-discovered'];
    if (!at.question || covered.includes(at.question.prompt)) return expect(draw('Board', sit(at).props).querySelector('.plan')).not.toBeNull();
    const { props, hand } = sit(at);
    const body = draw('Board', props);
    for (const target of targets(at.question.options, placeOf(at.view, at.question.seat))) {
      if (target.kind === 'person') continue;
      const button = body.querySelector(`[data-target="${target.key}"]`);
      expect(button, target.key).not.toBeNull();
      press(button);
      if (target.options.length === 1) expect(hand.answer).toHaveBeenLastCalledWith(target.options[0]);
      else expect([...body.querySelectorAll('.menu button.lit')]).toHaveLength(target.options.length);
    }
    return undefined;
  });
});

test('the Killer touches a neighbouring room: he steps, and the way follows by itself', () => {
  const { props, hand } = sit(moment('killer-first'));
  const live = $state({ ...props, hand });
  const body = draw('Board', live);
  press(body.querySelector('[data-target="room B4"]'));
  expect(hand.answer).toHaveBeenLastCalledWith('step');
  live.hand = { ...hand, question: moment('killer-step').question && { ...moment('killer-step').question!, options: ['to:B4', 'to:G3'] } };
  flushSync();
  expect(hand.goOn).toHaveBeenLastCalledWith('to:B4');
});

test('where the Killer’s step was not taken, no way follows', () => {
  const { props, hand } = sit(moment('killer-first'));
  vi.mocked(hand.answer).mockReturnValue(false);
  const live = $state({ ...props, hand });
  press(draw('Board', live).querySelector('[data-target="room B4"]'));
  expect(hand.answer).toHaveBeenLastCalledWith('step');
  live.hand = { ...hand, question: moment('killer-step').question && { ...moment('killer-step').question!, options: ['to:B4', 'to:G3'] } };
  flushSync();
  expect(hand.goOn).not.toHaveBeenCalled();
});

test('after an answer was taken back, what happens next is shown all the same', () => {
  const at = moment('encounter');
  const { props } = sit(at, { events: [{ n: 90, kind: 'defends', args: { who: 'anna' } }] });
  const live = $state(props);
  const body = draw('Board', live);
  expect(body.querySelector('.defends')?.textContent).toContain('Anna');
  live.events = [{ n: 80, kind: 'defends', args: { who: 'marco' } }];
  flushSync();
  expect(body.querySelector('.defends')?.textContent).toContain('Marco');
});

test('with the pencil in hand every room says what is noted there, and what was told', () => {
  const searched = { n: 1, kind: 'search', args: { place: 'R5', who: [] } };
  const body = draw('Board', sit(moment('killer-first'), { log: [searched] }).props);
  press([...body.querySelectorAll('.tools button')].find((button) => button.textContent?.includes('Pencil')) ?? null);
  const named = (room: string) => body.querySelector(`[data-target="room ${room}"]`)?.getAttribute('aria-label');
  expect(named('B3')).toBe('Kitchen, Anna: nothing noted');
  expect(named('R5')).toBe('Library, Anna: ruled out, as you were told');
});

test('with the pencil in hand a touch on a room notes instead of answering', () => {
  const { props, hand } = sit(moment('killer-first'));
  const body = draw('Board', props);
  press([...body.querySelectorAll('.tools button')].find((button) => button.textContent?.includes('Pencil')) ?? null);
  press(body.querySelector('[data-target="room B3"]'));
  expect(hand.answer).not.toHaveBeenCalled();
  expect(hand.pencil).toHaveBeenLastCalledWith('assist', 'anna?B3', false);
  press(body.querySelector('[data-target="room B3"]'));
  expect(hand.pencil).toHaveBeenCalledWith('assist', 'anna?B3', true);
  expect(hand.pencil).toHaveBeenLastCalledWith('assist', 'anna-B3', false);
});

test('Survivors point and propose; what is proposed stands on the plan as a ghost', () => {
  const at = moment('later-turn');
  const { props, hand } = sit(at);
  const body = draw('Board', props);
  press([...body.querySelectorAll('.tools button')].find((button) => button.textContent?.includes('Propose')) ?? null);
  press(body.querySelector('[data-target="room R5"]'));
  expect(hand.ping).toHaveBeenLastCalledWith('plan', 'anna:R5');
  const ghostly = draw('Board', sit(at, { pings: [{ seat: 'survivor1', kind: 'plan', on: 'anna:R5', key: 1 }] }).props);
  expect(ghostly.querySelectorAll('.ghost-move')).toHaveLength(1);
});

test('who has pointed somewhere plays on: the next touch is an answer again', () => {
  const at = moment('later-turn');
  const { props, hand } = sit(at);
  const body = draw('Board', props);
  press([...body.querySelectorAll('.tools button')].find((button) => button.textContent?.includes('Point')) ?? null);
  press(body.querySelector('[data-target="room R5"]'));
  expect(hand.ping).toHaveBeenCalledExactlyOnceWith('look', 'R5');
  const lit = targets(at.question!.options, placeOf(at.view, at.question!.seat)).find(({ kind, options }) => kind === 'room' && options.length === 1)!;
  press(body.querySelector(`[data-target="${lit.key}"]`));
  expect(hand.ping).toHaveBeenCalledTimes(1);
  expect(hand.answer).toHaveBeenLastCalledWith(lit.options[0]);
});

test('the Killer sees no Survivor on the plan until one is found, and all of them at the end', () => {
  const hidden = draw('Board', sit(moment('killer-action')).props);
  expect(hidden.querySelectorAll('.walkers .survivor')).toHaveLength(0);
  const open = draw('Board', sit(moment('over-killer')).props);
  expect(open.querySelectorAll('.walkers .survivor')).toHaveLength(3);
});

test('while the Killer sneaks the house lies darker, and only footprints show where he was', () => {
  const body = draw('Board', sit(moment('stealth')).props);
  expect(body.querySelector('.stalked')).not.toBeNull();
  expect(body.querySelector('.last-seen')).not.toBeNull();
  expect(body.querySelectorAll('.walkers .killer')).toHaveLength(0);
});

test('dice lie on the faces that fell', () => {
  const at = moment('rolled');
  const body = draw('Board', sit(at, { events: at.events }).props);
  const dice = at.events.find((event) => event.kind === 'rolled')!.args.dice as number[];
  expect(body.querySelector('.dice')?.getAttribute('aria-label')).toBe(dice.join(' + '));
});

test('without motion the outcome of an encounter stays until it is put away', () => {
  const at = moment('rolled');
  const live = $state(sit(at, { events: at.events.filter((event) => event.kind !== 'encounter-over') }).props);
  const body = draw('Board', live);
  live.events = [];
  flushSync();
  expect(body.querySelector('.verdict')).not.toBeNull();
  press([...body.querySelectorAll('.encounter button')].find((button) => button.textContent === 'Close') ?? null);
  expect(body.querySelector('.encounter')).toBeNull();
});

test('an encounter told at one blow shows its dice, though the next turn has begun', () => {
  const at = moment('rolled');
  const meeting = { n: 1, kind: 'encounter', args: { place: 'B1', who: ['anna'] } };
  const parting = ['encounter-over', 'survivors-turn'].map((kind, n) => ({ n: 100 + n, kind, args: { round: 2 } }));
  const told = at.events.filter(({ kind }) => kind === 'rolled' || kind === 'defence');
  const live = $state(sit(at, { motion: true, view: { ...at.view, encounter: null }, events: [meeting, ...told, ...parting] }).props);
  const body = draw('Board', live);
  live.events = [];
  flushSync();
  expect(body.querySelector('.encounter .dice')).not.toBeNull();
  expect(body.querySelector('.encounter .verdict')).not.toBeNull();
});

test('the defence is told only when the dice have come to rest', () => {
  const at = moment('encounter');
  const rolled = moment('rolled').events.filter(({ kind }) => kind === 'rolled');
  expect(draw('Board', sit(at, { motion: true, events: rolled }).props).querySelector('.hunted .falling')).not.toBeNull();
  expect(draw('Board', sit(at, { motion: false, events: rolled }).props).querySelector('.hunted .falling')).toBeNull();
});

test('a press on something that can only be thrown away asks first', () => {
  const at = moment('later-turn');
  const { props, hand } = sit(at);
  const body = draw('Sheet', props);
  const ammo = [...body.querySelectorAll('button.thing')].find((button) => button.textContent?.includes('Ammo'));
  press(ammo ?? null);
  expect(hand.answer).not.toHaveBeenCalled();
  press(body.querySelector('.list button'));
  expect(hand.answer).toHaveBeenLastCalledWith('drop:ammo');
});

test('on a phone a press on a card tells first what it does', () => {
  const at = moment('killer-action');
  const { props, hand } = sit(at, { compact: true });
  screenSize.compact = true;
  const body = draw('Sheet', props);
  press(body.querySelector('.hand button.lit'));
  screenSize.compact = false;
  expect(hand.answer).not.toHaveBeenCalled();
  expect(body.querySelector('.list .text')?.textContent).not.toBe('');
  press(body.querySelector('.list button'));
  expect(hand.answer).toHaveBeenLastCalledWith(at.question!.options.find((option) => option.startsWith('card:')));
});

test.each([['killer-action', 'de', 'Schlächter'], ['later-turn', 'en', 'Butcher'], ['spectator', 'en', 'Butcher']] as const)(
  'on a phone a press on the Killer tells who he is and what his levels bring (%s)',
  (name, language, killer) => {
    const { props, hand } = sit(moment(name), { compact: true, words: words[language] });
    screenSize.compact = true;
    const body = draw('Sheet', props);
    press([...body.querySelectorAll('button.thing')].find((button) => button.textContent?.includes(killer)) ?? null);
    screenSize.compact = false;
    const told = body.querySelector('.list')?.textContent ?? '';
    for (const message of ['who-butcher-text', 'level-butcher-1', 'level-butcher-5']) expect(told).toContain(words[language].say(message));
    expect(hand.answer).not.toHaveBeenCalled();
  },
);

test('a card is played from the hand', () => {
  const at = moment('killer-action');
  const { props, hand } = sit(at);
  const body = draw('Sheet', props);
  press(body.querySelector('.hand button.lit'));
  expect(hand.answer).toHaveBeenLastCalledWith(at.question!.options.find((option) => option.startsWith('card:')));
});

test('the page after the game tells it in pictures, in both languages', () => {
  const at = moment('story');
  for (const language of ['de', 'en'] as const) {
    document.body.innerHTML = '<main></main>';
    shown = mount(Summary, { target: document.querySelector('main')!, props: { frames: at.frames!, views: at.extra!, words: words[language], names: at.names } });
    flushSync();
    expect(document.body.querySelectorAll('.way').length).toBeGreaterThan(2);
    expect(document.body.querySelectorAll('.turns li').length).toBeGreaterThan(3);
    expect(document.body.textContent).not.toMatch(/\bts-[a-z]/);
    void unmount(shown);
    shown = null;
  }
});

test('a card stays the same button as the light comes and goes; unlit, a press only says why', () => {
  const { props, hand } = sit(moment('killer-fast'));
  const all = props.hand.question!;
  let question = $state.raw<Question>({ ...all, options: ['done'] });
  const body = draw('Sheet', { ...props, hand: Object.create(hand, { question: { get: () => question } }) });
  const cards = [...body.querySelectorAll<HTMLButtonElement>('.hand button')];
  expect(cards.filter((card) => card.matches('.lit'))).toEqual([]);
  cards.forEach(press);
  expect(hand.answer).not.toHaveBeenCalled();
  expect(hand.why).toHaveBeenCalledWith('card:madness');

  question = { ...all, id: 'the next' };
  flushSync();
  expect([...body.querySelectorAll('.hand button')]).toEqual(cards);
  const lit = cards.filter((card) => card.matches('.lit'));
  expect(lit.map((card) => card.disabled)).toEqual([false, false]);
  press(lit[0]!);
  expect(hand.answer).toHaveBeenCalledExactlyOnceWith('card:madness');
});

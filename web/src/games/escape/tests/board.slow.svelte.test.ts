import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Speech } from '../../../lib/speech';
import Board from '../Board.svelte';
import Summary from '../Summary.svelte';
import type { GameEvent, Hand, TableProps } from '../../types';
import en from '../text/en.ftl?raw';
import game from '../../../../../src/lamplit/games/escape/text/en.ftl?raw';
import { scene } from '../scenes';
import { moment, moments, options, type Moment } from './moments';

const words = new Speech('en', [game, en]);

let answered: string[];
let shown: Record<string, unknown>[] = [];
/** What the board that was looked at last shows from now on; what can be done stays. */
let goOn: (to: Moment) => void;

beforeEach(() => {
  answered = [];
});
afterEach(async () => {
  for (const each of shown) await unmount(each);
  shown = [];
  document.body.innerHTML = '';
});

function look(at: Moment, more: Partial<TableProps> = {}): HTMLElement {
  let here = $state.raw(at);
  goOn = (to) => {
    here = to;
    flushSync();
  };
  const hand: Hand = {
    question: at.question,
    pending: null,
    sending: null,
    focus: null,
    answer: (option) => answered.push(option) > 0,
    goOn: (option) => void answered.push(option),
    why: async () => null,
    setFocus: () => {},
    ping: () => {},
    pencil: () => {},
  };
  const target = document.body.appendChild(document.createElement('div'));
  const props = {
    get view() {
      return here.view;
    },
    get seat() {
      return here.seat;
    },
    get names() {
      return here.names;
    },
    words, hand, events: [], marks: {}, pings: [], now: () => here.now, motion: true, compact: false,
  };
  Object.defineProperties(props, Object.getOwnPropertyDescriptors(more));
  shown.push(mount(Board, { target, props }));
  flushSync();
  return target;
}

const offered = (board: HTMLElement) => [...board.querySelectorAll<SVGElement>('[data-option]')].map((each) => each.dataset.option);

test('light falls on everything that can be done on the board, and on nothing else', () => {
  const onBoard = /^(enter|discover|lay|look$|activate:\d+$|gold:[a-z]+$|take|use:\w+:-?\d|escape|open)/;
  for (const at of moments()) {
    const lit = offered(look(at)).sort();
    expect(lit).toEqual(options(at).filter((name) => onBoard.test(name)).sort());
    void unmount(shown.pop()!);
  }
}, 30_000);

test('a chamber that was turned up lies open to everybody until it is laid, and its discoverer sees it at each opening', () => {
  const at = moment('turned-up');
  const lays = options(at).filter((name) => name.startsWith('lay:')).length;
  expect(look(at).querySelectorAll('.ghost').length).toBe(lays);
  const other = at.view.adventurers.find(({ seat }) => seat !== at.seat)!.seat;
  const across = look({ ...at, seat: other, view: { ...at.view, you: other }, question: null });
  expect(across.querySelectorAll('.ghost').length).toBe(0);
  expect(across.querySelector('.turned .printed')!.getAttribute('aria-label')).toContain(at.names[at.seat]!);
  expect(across.querySelectorAll('.turned .chamber').length).toBe(1);
});

// What can be done now is lit a picture after what happened: for that long it may belong to what was before.
test.each(['fate-vote', 'pause-vote', 'gift', 'slam-loss', 'stone-ten', 'treasure-paths', 'gold-for-a-friend', 'escape'])(
  'a question that has just passed (%s) harms no board',
  (passed) => {
    for (const compact of [false, true]) {
      const board = look(moment(passed), { compact });
      for (const at of moments()) {
        goOn(at);
        expect(board.querySelector('.camera')).not.toBeNull();
      }
    }
  },
);

test('whatever is lit says what it is, and answers to a click, to Enter and to the space bar', () => {
  const board = look(moment('discover-several-ways'));
  const [first] = board.querySelectorAll<SVGElement>('[data-option]');
  expect(first!.getAttribute('aria-label')).toMatch(/^(Discover|Go)/);
  first!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  for (const key of ['Enter', ' ']) first!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect(answered).toEqual([first!.dataset.option, first!.dataset.option, first!.dataset.option]);
});

test('every chamber and everybody inside is drawn and named', () => {
  const at = moment('five');
  const board = look(at);
  expect(board.querySelectorAll('.chamber').length).toBe(Object.keys(at.view.chambers).length);
  expect(board.querySelectorAll('.walker .body').length).toBe(at.view.adventurers.filter((a) => !a.out).length);
  expect(board.querySelector('[aria-label^="The exit,"]')).not.toBeNull();
});

test('in a countdown the way home is drawn and said', () => {
  const board = look(moment('run-home'));
  expect(board.querySelector('.path')).not.toBeNull();
  expect(board.querySelector('.signal')!.textContent).toMatch(/Home!/);
  expect(look(moment('first-rolls')).querySelector('.path')).toBeNull();
});

test('in the exit a phone counts my keys, even while all others must run home', () => {
  const at = moment('run-home');
  at.view.chambers[at.view.adventurers.find((a) => a.seat === at.seat)!.place]!.kind = 'exit';
  expect(look(at, { compact: true }).querySelector('.here')!.textContent).toMatch(/keys/);
});

test('nobody who is out or looks on is sent home: it is the others who run', () => {
  const at = moment('run-home');
  at.view.adventurers.find((a) => a.seat === at.seat)!.out = 'escaped';
  for (const seat of [at.seat, 'spectator']) {
    expect(look({ ...at, seat, question: null }).querySelector('.signal .line')!.textContent).toBe('Everybody home!');
  }
  const last = moment('last-countdown');
  expect(look({ ...last, seat: 'spectator', question: null }).querySelector('.signal .line')!.textContent).toBe('Everybody out!');
});

test('whoever is stuck is told to call, and, alone in the temple, what alone helps', () => {
  const at = moment('all-black');
  expect(look(at).querySelector('.signal .line')!.textContent).toMatch(/Call for help/);
  at.view.adventurers = at.view.adventurers.filter(({ seat }) => seat === at.seat);
  expect(look(at).querySelector('.signal .line')!.textContent).toMatch(/turn of fate/);
});

test('a call for help is seen where it comes from', () => {
  const board = look(moment('five'), { pings: [{ seat: 'blue', kind: 'help', on: '0,0', key: 1 }] });
  expect(board.querySelectorAll('.ping.help').length).toBe(1);
});

test('gong and slam are cried out for those who do not hear, whatever else happens; a curse only to whom it falls on', () => {
  const { view } = moment('gong');
  const cried = (kind: string, args = {}, ...more: GameEvent[]) => scene({ events: [{ n: 5, kind, args }, ...more], log: [], view }, words);
  expect(cried('gong', { number: 2 })).toMatchObject({ title: 'Gong! Gong!', tone: 'hope' });
  expect(cried('gong', { number: 1 }, { n: 6, kind: 'escaped', args: { who: 'red' } })?.title).toBe('Gong!');
  expect(cried('slam', { number: 1 })).toMatchObject({ title: 'The door slams!', tone: 'dread' });
  expect(cried('activated', { who: 'red', stones: 2 })?.title).toBe('2 magic stones!');
  expect(cried('activated', { who: 'red', stones: 0 })).toBe(null);
  expect(cried('cursed', { who: view.you, curse: 'mute' })?.title).toBe('A curse!');
  expect(cried('cursed', { who: 'nobody', curse: 'mute' })).toBe(null);
});

test('who votes is told on what, and how long there is', () => {
  const board = look(moment('fate-vote'));
  expect(board.querySelector('.signal.vote')!.textContent).toMatch(/turn fate/);
});

test('a phone shows the signal in place of the chamber, and the chamber when there is none', () => {
  const pressed = look(moment('run-home'), { compact: true });
  expect([pressed.querySelector('.signal') !== null, pressed.querySelector('.here') !== null]).toEqual([true, false]);
  const calm = look(moment('first-rolls'), { compact: true });
  expect([calm.querySelector('.signal') !== null, calm.querySelector('.here') !== null]).toEqual([false, true]);
});

test('somebody who looks on sees the temple and can press nothing', () => {
  const at = moment('five');
  const board = look({ ...at, seat: 'spectator', question: null });
  expect(board.querySelectorAll('.chamber').length).toBeGreaterThan(10);
  expect(offered(board)).toEqual([]);
});

test('after the game there is a way for everybody on the map, and a line for everybody in the table', () => {
  const at = moment('whole-game');
  const target = document.body.appendChild(document.createElement('div'));
  shown.push(mount(Summary, { target, props: { frames: at.frames!, views: { red: at.view }, words, names: at.names } }));
  flushSync();
  expect(target.querySelectorAll('.way').length).toBe(3);
  expect(target.querySelectorAll('tbody tr').length).toBe(3);
  expect(target.querySelector('.freed')!.textContent).toMatch(/freed \d+ dice/);
});

test('of a game whose views are lost nothing is drawn', () => {
  const target = document.body.appendChild(document.createElement('div'));
  shown.push(mount(Summary, { target, props: { frames: [], views: { red: {} }, words, names: {} } }));
  flushSync();
  expect(target.querySelector('figure')).toBeNull();
});

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Speech } from '../../../lib/speech';
import Sheet from '../Sheet.svelte';
import { ui } from '../index';
import { beyond, own, SIDES, way } from '../model';
import { notice } from '../notice.svelte';
import type { GameEvent, Hand, Question } from '../../types';
import en from '../text/en.ftl?raw';
import game from '../../../../../src/lamplit/games/escape/text/en.ftl?raw';
import { moment, moments, options, type Moment } from './moments';
import { paintedDice } from './painted';

const words = new Speech('en', [game, en]);

let answered: string[];
let asked: string[];
let pinged: string[][];
let sheet: Record<string, unknown> | null = null;
/** What the sheet shows from now on; what can be done stays. */
let goOn: (to: Moment) => void;

beforeEach(() => {
  answered = [];
  asked = [];
  pinged = [];
});
afterEach(async () => {
  if (sheet) await unmount(sheet);
  sheet = null;
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

function sitDown(at: Moment, now = () => at.now, events: GameEvent[] = [], past = false): { question: Question | null; pending: string | null } {
  const table = $state<{ question: Question | null; pending: string | null }>({ question: at.question, pending: null });
  let here = $state.raw(at);
  goOn = (to) => {
    here = to;
    flushSync();
  };
  const hand: Hand = {
    get question() {
      return table.question;
    },
    get pending() {
      return table.pending;
    },
    get sending() {
      return table.pending;
    },
    focus: null,
    answer: (option) => answered.push(option) > 0,
    goOn: (option) => void answered.push(option),
    why: async (option) => (asked.push(option), { text: 'because', rule: null }),
    setFocus: () => {},
    ping: (kind, on) => pinged.push([kind, on]),
    pencil: () => {},
  };
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
    words, hand, events, marks: {}, pings: [], now, motion: true, compact: false, past,
  };
  sheet = mount(Sheet, { target: document.body, props });
  flushSync();
  return table;
}

function press(key: string, target: EventTarget = document.body): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}

function mine(at: Moment) {
  return own(at.view, at.seat)!;
}

function rolling(at: Moment): Moment {
  mine(at).dice = ['key', 'adventurer', 'black', 'torch', 'gold'];
  mine(at).roll_at = at.now - 1;
  const all = ['1', '2', '4', '5'];
  const ways = Array.from({ length: 15 }, (_, n) => `roll:${all.filter((__, die) => ((n + 1) >> die) & 1).join('+')}`);
  at.question = { ...at.question!, options: ways };
  return at;
}

test('space rolls all that is not locked', () => {
  sitDown(rolling(moment('first-rolls')));
  press(' ');
  expect(answered).toEqual(['roll:1+2+4+5']);
});

test('the key that rolls stands on the dice to roll', () => {
  sitDown(rolling(moment('first-rolls')));
  expect(document.querySelector('.pad')!.textContent).toMatch(/roll 4\s*Space/);
});

test('a digit holds a die, space rolls the rest; the digit again lets go', () => {
  sitDown(rolling(moment('first-rolls')));
  press('1');
  press('4');
  press(' ');
  press('1');
  press(' ');
  expect(answered).toEqual(['roll:2+5', 'roll:1+2+5']);
});

test('dice that are on their way are shaken until they fall', () => {
  const dice = paintedDice();
  const table = sitDown(rolling(moment('first-rolls')));
  const shaken = () => dice().filter((die) => die.rolling).length;
  table.pending = 'roll:1+2+4+5';
  flushSync();
  expect(shaken()).toBe(4);
  table.pending = null;
  flushSync();
  expect(shaken()).toBe(0);
});

test('a locked die cannot be held', () => {
  sitDown(rolling(moment('first-rolls')));
  press('3');
  expect(document.querySelectorAll('[data-die][aria-pressed="true"]').length).toBe(0);
});

test('a tap holds a die, and a finger drawn along the row holds the next one too', () => {
  sitDown(rolling(moment('first-rolls')));
  const [first, second] = document.querySelectorAll<HTMLElement>('[data-die]');
  first!.releasePointerCapture = () => {};
  first!.dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true }));
  const under = vi.spyOn(document, 'elementFromPoint').mockReturnValue(second!);
  second!.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  flushSync();
  under.mockRestore();
  press(' ');
  expect(answered).toEqual(['roll:4+5']);
});

test('just before the lock ends a roll is kept and sent by itself', async () => {
  const at = rolling(moment('first-rolls'));
  let now = at.now;
  mine(at).roll_at = now + 0.3;
  const open = at.question!;
  at.question = { ...open, options: [] };
  const table = sitDown(at, () => now);
  press(' ');
  expect(answered).toEqual([]);
  expect(document.querySelector('.roll.queued')).not.toBeNull();
  now += 0.3;
  table.question = open;
  await vi.waitFor(() => expect(answered).toEqual(['roll:1+2+4+5']));
});

test('right after a step a roll is kept: the dice that lie there are known', () => {
  const at = rolling(moment('first-rolls'));
  mine(at).roll_at = mine(at).act_at = at.now + 1.4;
  at.question = { ...at.question!, options: [] };
  sitDown(at);
  press(' ');
  expect(document.querySelector('.roll.queued')).not.toBeNull();
});

test('long before it ends a roll is not: hammering must not throw away what has not been seen', () => {
  const at = rolling(moment('first-rolls'));
  mine(at).roll_at = at.now + 1.4;
  at.question = { ...at.question!, options: [] };
  sitDown(at);
  press(' ');
  expect(document.querySelector('.roll.queued')).toBeNull();
});

test('before the call a roll is explained, and not kept until the call', () => {
  const at = rolling(moment('first-rolls'));
  at.view.started = false;
  at.question = { ...at.question!, prompt: 'before', options: ['pause'] };
  sitDown(at);
  press(' ');
  expect([answered, asked, document.querySelector('.roll.queued')]).toEqual([[], ['roll:1+2+4+5'], null]);
});

test('before the call one may ask why nobody rolls and walks', () => {
  const at = moment('first-rolls');
  at.view.started = false;
  const expected = ui.expected!(at.view, { ...at.question!, prompt: 'before', options: ['pause'] });
  expect(expected.some((option) => option.startsWith('roll'))).toBe(true);
  expect(expected.some((option) => option.startsWith('enter:'))).toBe(true);
});

test('arrows and WASD discover and enter', () => {
  const at = moment('discover-several-ways');
  sitDown(at);
  for (const key of ['ArrowUp', 'd', 's', 'ArrowLeft']) press(key);
  expect(answered.every((option) => options(at).includes(option))).toBe(true);
  expect(answered.filter((option) => option.startsWith('discover:')).length).toBeGreaterThan(1);
});

test('a step asked for just before the lock on actions ends is taken when it does', async () => {
  const at = moment('discover-several-ways');
  let now = at.now;
  mine(at).act_at = now + 0.3;
  const open = at.question!;
  at.question = { ...open, options: ['roll:1'] };
  const table = sitDown(at, () => now);
  press('ArrowLeft');
  expect([answered, asked]).toEqual([[], []]);
  now += 0.3;
  table.question = { ...open, options: [`discover:${beyond(mine(at).place, 'W')}`, `enter:${beyond(mine(at).place, 'W')}`] };
  await vi.waitFor(() => expect(answered.length).toBe(1));
});

test('long before it ends, and where it is not possible after all, it is explained', async () => {
  const at = moment('discover-several-ways');
  const open = at.question!;
  mine(at).act_at = at.now + 1.2;
  sitDown({ ...at, question: { ...open, options: ['roll:1'] } });
  press('ArrowUp');
  expect(asked.length).toBe(1);
  await unmount(sheet!);
  mine(at).act_at = at.now + 0.1;
  sitDown({ ...at, question: { ...open, options: ['roll:1'] } });
  press('ArrowUp');
  expect(asked.length).toBe(1);
  await vi.waitFor(() => expect(asked.length).toBe(2), { timeout: 5_000 });
  expect(answered).toEqual([]);
});

test('what is not possible is not sent, but explained', () => {
  sitDown(moment('all-black'));
  press('ArrowUp');
  press('e');
  press('g');
  expect(answered).toEqual([]);
  expect(asked.length).toBe(3);
});

test('E activates the most stones, and escapes at the exit', async () => {
  sitDown(moment('stone-ten'));
  press('e');
  expect(answered).toEqual(['activate:3']);
  await unmount(sheet!);
  sitDown(moment('escape'));
  press('e');
  expect(answered.at(-1)).toBe('escape');
});

test('H calls for help from where I stand, unless a curse has struck me dumb', async () => {
  const at = moment('all-black');
  sitDown(at);
  press('h');
  expect(pinged).toEqual([['help', mine(at).place]]);
  await unmount(sheet!);
  mine(at).curses = ['silence'];
  sitDown(at);
  press('h');
  expect(pinged.length).toBe(1);
});

test('alone nobody would hear a call for help: there is no button for it, and H is silent', () => {
  const alone = rolling(moment('first-rolls'));
  alone.view.adventurers = [mine(alone)];
  sitDown(alone);
  expect(document.querySelector('.controls')!.textContent).not.toContain('help');
  press('h');
  expect(pinged).toEqual([]);
});

test('a vote is one key', () => {
  sitDown(moment('fate-vote'));
  press('y');
  press('n');
  expect(answered).toEqual(['fate:yes', 'fate:no']);
});

test('somebody says no to a turn of fate: that is said where one looks, not only in the log', async () => {
  const at = moment('first-rolls');
  notice.clear();
  const other = at.view.adventurers.find(({ seat }) => seat !== at.seat)!.seat;
  sitDown(at, () => at.now, [{ n: 1, kind: 'fate-refused', args: { who: other } } as unknown as GameEvent]);
  await vi.waitFor(() => expect(notice.words).toContain('no turn of fate'));
  notice.clear();
});

test('shut out: a digit gives up that die', () => {
  sitDown(moment('slam-loss'));
  press('2');
  expect(answered).toEqual(['lose:2']);
});

test('shut out or in a pause, no light falls on the roll, nor shut out on the ways', () => {
  const lit = () => document.querySelector('.roll.ready') !== null;
  const ways = () => document.querySelectorAll('.way.offered').length;
  const at = rolling(moment('first-rolls'));
  const { options } = at.question!;
  const side = SIDES.find((each) => way(at.view.chambers, mine(at).place, each) === 'unknown')!;
  const walk = `discover:${beyond(mine(at).place, side)}`;
  sitDown({ ...at, question: { ...at.question!, options: [...options, walk] } });
  expect([lit(), ways() > 0]).toEqual([true, true]);
  unmount(sheet!);
  sitDown({ ...at, question: { ...at.question!, options: [...options, walk, 'lose:1', 'lose:2'] } });
  expect([lit(), ways()]).toEqual([false, 0]);
  unmount(sheet!);
  sitDown({ ...at, view: { ...at.view, paused: true } });
  expect(lit()).toBe(false);
});

test('safe outside: a digit says who gets a die, 0 nobody', () => {
  const at = moment('gift');
  sitDown(at);
  press('1');
  press('0');
  const gifts = options(at).filter((name) => name.startsWith('give:'));
  expect(answered).toEqual([gifts[1], gifts[0]]);
});

test('when the temple has fallen the sheet lays my dice away, and says how it ended and what everybody had', () => {
  const at = moment('lost');
  sitDown({ ...at, question: null });
  expect(document.querySelector('[data-die]')).toBeNull();
  expect(document.querySelector('.outside.lost')!.textContent).toMatch(/You lose\./);
  for (const { seat } of at.view.adventurers) expect(document.body.textContent).toContain(at.names[seat]);
  unmount(sheet!);
  sitDown({ ...at, question: null }, () => at.now, [], true);
  expect(document.querySelector('.outside'), 'a replay says it once, beside the sheet').toBeNull();
});

test('who writes in a field plays no dice', () => {
  sitDown(rolling(moment('first-rolls')));
  const field = document.body.appendChild(document.createElement('input'));
  press(' ', field);
  press('1', field);
  expect(answered).toEqual([]);
});

test('the space bar on a button presses the button', () => {
  sitDown(rolling(moment('first-rolls')));
  press(' ', document.querySelector('.big')!);
  expect(answered).toEqual([]);
});

test('a button pressed with the mouse leaves the space bar to the dice; one in a form keeps its focus', () => {
  sitDown(rolling(moment('first-rolls')));
  const mouse = (on: Element) => on.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  document.body.insertAdjacentHTML('beforeend', '<button id="list">List</button><form><input id="talk" /><button id="send">Send</button></form>');
  const talk = document.querySelector<HTMLElement>('#talk')!;
  talk.focus();
  expect(mouse(document.querySelector('#send')!)).toBe(true);
  expect(document.activeElement).toBe(talk);
  expect(mouse(document.querySelector('#list')!)).toBe(false);
  expect(document.activeElement).toBe(document.body);
  press(' ', document.activeElement!);
  expect(answered).toEqual(['roll:1+2+4+5']);
});

test('every button and every die has a name', () => {
  for (const name of ['first-rolls', 'treasures', 'cursed', 'fate-vote', 'gift', 'solo']) {
    const at = moment(name);
    sitDown(at);
    const controls = [...document.querySelectorAll('button, [role="button"]')];
    expect(controls.length).toBeGreaterThan(0);
    for (const each of controls) expect((each.getAttribute('aria-label') ?? each.textContent ?? '').trim()).not.toBe('');
    void unmount(sheet!);
    sheet = null;
    document.body.innerHTML = '';
  }
});

test('a spectator sees everybody and can press nothing', () => {
  const at = moment('five');
  at.seat = 'spectator';
  at.question = null;
  sitDown(at);
  expect(document.querySelectorAll('.people li').length).toBe(5);
  expect(document.querySelector('.pad')).toBeNull();
});

test('why something is not possible is said without the number of its rule', async () => {
  const hand = { why: async () => ({ text: 'Not now: it is dark. (rule ES-ACT-1)', rule: 'ES-ACT-1' }) } as unknown as Hand;
  await notice.why(hand, 'enter:0,1');
  await vi.waitFor(() => expect(notice.words).toBe('Not now: it is dark.'));
  notice.clear();
});

// What can be done now is lit a picture after what happened: for that long it may belong to what was before.
test.each(['fate-vote', 'pause-vote', 'gift', 'slam-loss', 'stone-ten', 'treasure-paths', 'gold-for-a-friend', 'escape'])(
  'a question that has just passed (%s) harms no sheet',
  (passed) => {
    sitDown(moment(passed));
    for (const at of moments()) {
      goOn(at);
      expect(document.querySelector('.sheet')).not.toBeNull();
    }
  },
);

test('the eye on the pad and the key U turn the next chamber up; the ways lay it', () => {
  sitDown(moment('discover-several-ways'));
  document.querySelector<SVGElement>('.look')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  press('u');
  expect(answered).toEqual(['look', 'look']);
});

test('with a chamber in hand arrows lay it, and the dice wait', () => {
  const at = moment('turned-up');
  sitDown(at);
  const [side, there] = SIDES.map((each) => [each, beyond(own(at.view, at.seat)!.place, each)] as const).find(([, place]) =>
    options(at).includes(`lay:${place}`),
  )!;
  press(' ');
  expect(answered).toEqual([]);
  expect(asked.at(-1)).toMatch(/^roll/);
  press({ N: 'ArrowUp', E: 'ArrowRight', S: 'ArrowDown', W: 'ArrowLeft' }[side]);
  expect(answered).toEqual([`lay:${there}`]);
});

test('who pays first is a press away', () => {
  const at = moment('who-pays');
  sitDown(at);
  const named = options(at).findLast((name) => /^activate:\d:[a-z]+$/.test(name))!;
  const button = [...document.querySelectorAll<HTMLButtonElement>('.first button')].at(-1)!;
  button.click();
  expect(answered).toEqual([named]);
});

test('giving up is proposed with Z and answered with Y or N', () => {
  const at = moment('surrender-vote');
  sitDown({ ...at, question: { ...at.question!, options: ['surrender'] } });
  press('z');
  expect(answered).toEqual(['surrender']);
});

test('whoever is asked to give up can say yes and no', () => {
  sitDown(moment('surrender-vote'));
  const answers = [...document.querySelectorAll('.calls button')].map((button) => button.textContent?.trim());
  expect(answers).toEqual(['Give upY', 'NoN']);
  press('n');
  press('y');
  expect(answered).toEqual(['surrender:no', 'surrender:yes']);
});

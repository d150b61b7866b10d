import { expect, test, vi } from 'vitest';
import { Hotseat } from './hotseat.svelte';
import type { Trouble } from './protocol';

const MUST = { question: { prompt: 'act', options: ['move:R1'] } };
const MAY = { question: { prompt: 'act-more', options: ['done', 'drop:herbs'] } };
const SURVIVORS = ['survivor1', 'survivor2', 'survivor3'];
const ADVENTURERS = ['red', 'blue'];
const matesOf = (you: string) => [SURVIVORS, ADVENTURERS].find((all) => all.includes(you)) ?? [you];
const seat = (you: string, asked = false, busy = false) => ({
  you, mates: matesOf(you), asked, busy, settling: false, hand: MUST as typeof MUST | typeof MAY, trouble: null as Trouble | null, undo: async () => NOT_YOURS as Trouble | null,
  answer: vi.fn(async (_option: string) => {}),
});
const refused = (message: string): Trouble => ({ message, arguments: {}, text: message, rule: null });
const NOT_YOURS = refused('error-undo-others');

test('one person alone never sees a cover', () => {
  const hotseat = new Hotseat();
  hotseat.take([seat('killer', true)]);
  expect(hotseat.covered).toBe(null);
  expect(hotseat.active?.you).toBe('killer');
});

test('with both sides at one screen everything is covered first, for whoever is asked', () => {
  const hotseat = new Hotseat();
  hotseat.take([seat('killer'), seat('survivor1', true)]);
  expect(hotseat.covered?.you).toBe('survivor1');
  hotseat.uncover();
  expect(hotseat.covered).toBe(null);
  expect(hotseat.active?.you).toBe('survivor1');
});

test('mates of one side follow each other without a cover', () => {
  const hotseat = new Hotseat();
  const [one, two] = [seat('survivor1', true), seat('survivor2', true)];
  hotseat.take([one, two]);
  expect(hotseat.follow()).toBe(false);
  one.asked = false;
  expect(hotseat.follow()).toBe(true);
  expect(hotseat.active).toBe(two);
});

test('the other side is named once one’s own has nothing left to do, and looks only behind a cover', () => {
  const hotseat = new Hotseat();
  const killer = seat('killer', true);
  const survivor = seat('survivor1', true);
  hotseat.take([killer, survivor], 'killer');
  hotseat.uncover();
  expect(hotseat.next).toBe(null);
  killer.asked = false;
  killer.busy = true;
  expect(hotseat.next).toBe(null);
  killer.busy = false;
  expect(hotseat.next).toBe(survivor);
  hotseat.choose(survivor);
  expect(hotseat.covered).toBe(survivor);
  expect(hotseat.active).toBe(killer);
});

test('where nothing is secret nobody looks away', () => {
  const hotseat = new Hotseat();
  hotseat.take([seat('red'), seat('blue', true)]);
  expect(hotseat.covered).toBe(null);
  expect(hotseat.follow()).toBe(true);
  expect(hotseat.active?.you).toBe('blue');
});

test('who uses something and still has an action keeps the screen, though others may act too', () => {
  const hotseat = new Hotseat();
  const [anna, marco] = [seat('survivor1', true), seat('survivor2', true)];
  hotseat.take([anna, marco]);
  Object.assign(anna, { asked: false, settling: true });
  expect(hotseat.follow()).toBe(false);
  Object.assign(anna, { asked: true, settling: false });
  expect(hotseat.follow()).toBe(false);
  expect(hotseat.active).toBe(anna);
});

test('one word is enough for all at this device who may leave it at that, each once and in turn', () => {
  const hotseat = new Hotseat();
  const [anna, marco, william] = [seat('survivor1', true), seat('survivor2', true), seat('survivor3', true)];
  hotseat.take([anna, marco, william]);
  Object.assign(anna, { hand: MAY });
  Object.assign(marco, { hand: MAY });
  expect(hotseat.mayLeaveTogether).toEqual([anna, marco]);
  hotseat.leaveTogether();
  expect(anna.answer.mock.calls).toEqual([['done']]);
  expect(marco.answer).not.toHaveBeenCalled();
  Object.assign(anna, { asked: false, settling: true });
  expect(hotseat.follow()).toBe(false);
  Object.assign(anna, { settling: false });
  expect(hotseat.follow()).toBe(true);
  expect(marco.answer.mock.calls).toEqual([['done']]);
  Object.assign(marco, { asked: false });
  expect(hotseat.follow()).toBe(true);
  expect(hotseat.active).toBe(william);
  Object.assign(anna, { asked: true });
  hotseat.follow();
  expect(anna.answer).toHaveBeenCalledTimes(1);
});

test('nobody speaks for a seat that is asked something else, sits elsewhere, or for itself alone', () => {
  const hotseat = new Hotseat();
  const [anna, marco, killer] = [seat('survivor1', true), seat('survivor2', true), seat('killer', true)];
  hotseat.take([anna, marco, killer]);
  hotseat.uncover();
  Object.assign(anna, { hand: MAY });
  Object.assign(killer, { hand: MAY });
  Object.assign(marco, { hand: { question: { prompt: 'exchange', options: ['done'] } } });
  expect(hotseat.mayLeaveTogether).toEqual([]);
  hotseat.leaveTogether();
  for (const each of [anna, marco, killer]) expect(each.answer).not.toHaveBeenCalled();
});

test('nobody is asked “Anything more?” while another has not acted yet', () => {
  const hotseat = new Hotseat();
  const [anna, marco, william] = [seat('survivor1', true), seat('survivor2', true), seat('survivor3', true)];
  hotseat.take([anna, marco, william]);
  anna.hand = MAY;
  expect(hotseat.follow()).toBe(true);
  expect(hotseat.active).toBe(marco);
  marco.asked = false;
  expect(hotseat.follow()).toBe(true);
  expect(hotseat.active).toBe(william);
  william.hand = MAY;
  expect(hotseat.follow()).toBe(false);
});

test('who has acted and is called back stays until that is done', () => {
  const hotseat = new Hotseat();
  const [anna, marco] = [seat('survivor1', true), seat('survivor2', true)];
  hotseat.take([anna, marco], 'survivor2');
  anna.hand = MAY;
  hotseat.choose(anna);
  expect(hotseat.follow()).toBe(false);
  anna.asked = false;
  expect(hotseat.follow()).toBe(true);
  expect(hotseat.active).toBe(marco);
});

test('what one of them has just told, the next one to come to the front does not tell again', () => {
  vi.useFakeTimers();
  const hotseat = new Hotseat();
  const [anna, marco] = [seat('survivor1'), seat('survivor2')];
  hotseat.take([anna, marco]);
  const step = { n: 7, kind: 'moved' };
  expect(hotseat.isNews(anna, step)).toBe(true);
  expect(hotseat.isNews(marco, step)).toBe(false);
  expect(hotseat.isNews(marco, { n: 8, kind: 'moved' })).toBe(true);
  expect(hotseat.isNews(anna, step), 'taken back and done again').toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(hotseat.isNews(marco, step)).toBe(true);
  vi.useRealTimers();
});

function atTheTable(answers: string[]) {
  const seats = ['survivor1', 'survivor2', 'survivor3'].map((you) => seat(you, true));
  for (const each of seats)
    each.undo = async () => {
      if (answers.at(-1) !== each.you) return answers.length ? NOT_YOURS : refused('error-undo-chance');
      answers.pop();
      return null;
    };
  const hotseat = new Hotseat<(typeof seats)[number]>();
  hotseat.take(seats, 'survivor3');
  return hotseat;
}

test('who leads all three takes back what any of them did, and is with that one again', async () => {
  const answers = ['survivor2', 'survivor1'];
  const hotseat = atTheTable(answers);
  await hotseat.takeBack(false);
  expect(answers).toEqual(['survivor2']);
  expect(hotseat.active?.you).toBe('survivor1');
  expect(hotseat.active?.trouble).toBe(null);
});

test('whoever is to answer again comes to the front as soon as the table asks', async () => {
  const hotseat = atTheTable(['survivor2', 'survivor1']);
  const anna = hotseat.seats[0]!;
  anna.asked = false;
  await hotseat.takeBack(false);
  expect(hotseat.active?.you).toBe('survivor3');
  anna.asked = true;
  expect(hotseat.follow()).toBe(true);
  expect(hotseat.active).toBe(anna);
});

test('their whole turn is taken back in one press', async () => {
  const answers = ['killer', 'survivor2', 'survivor1', 'survivor2'];
  const hotseat = atTheTable(answers);
  await hotseat.takeBack(true);
  expect(answers).toEqual(['killer']);
  expect(hotseat.active?.you).toBe('survivor2');
});

test('why nothing can be taken back is said once, and by whoever knows it best', async () => {
  const hotseat = atTheTable([]);
  hotseat.seats[2]!.undo = async () => NOT_YOURS;
  await hotseat.takeBack(false);
  expect(hotseat.active?.you).toBe('survivor3');
  expect(hotseat.active?.trouble?.message).toBe('error-undo-chance');
  expect(hotseat.seats.filter((each) => each.trouble).length).toBe(1);
});

test('the other side takes nothing of mine back', async () => {
  const hotseat = atTheTable(['survivor1']);
  const killer = seat('killer', true);
  hotseat.take([killer, ...hotseat.seats], 'killer');
  hotseat.uncover();
  hotseat.choose(killer);
  hotseat.uncover();
  await hotseat.takeBack(false);
  expect(hotseat.active).toBe(killer);
  expect(killer.trouble).toBe(NOT_YOURS);
});

test('seats called alike with eyes of their own never look without a cover', () => {
  const hotseat = new Hotseat();
  const [one, two] = [seat('explorer1'), seat('explorer2', true)];
  hotseat.take([one, two]);
  expect(hotseat.covered).toBe(two);
  hotseat.uncover();
  expect(hotseat.covered).toBe(null);
  hotseat.choose(one);
  expect(hotseat.covered).toBe(one);
});

test('where somebody turns against the others in mid-game the screen is covered at once, and again for the others', () => {
  const hotseat = new Hotseat();
  const all = ['explorer1', 'explorer2', 'explorer3'];
  const seats = all.map((you) => ({ ...seat(you, true), mates: all }));
  const [one, two, three] = seats as [(typeof seats)[0], (typeof seats)[0], (typeof seats)[0]];
  hotseat.take(seats);
  expect(hotseat.covered).toBe(null);
  one.mates = ['explorer1'];
  two.mates = three.mates = ['explorer2', 'explorer3'];
  expect(hotseat.covered).toBe(one);
  expect(hotseat.follow()).toBe(false);
  hotseat.uncover();
  expect([hotseat.covered, hotseat.active]).toEqual([null, one]);
  one.asked = false;
  expect(hotseat.next).toBe(two);
  hotseat.choose(two);
  expect(hotseat.covered).toBe(two);
  hotseat.uncover();
  two.asked = false;
  expect(hotseat.follow()).toBe(true);
  expect([hotseat.covered, hotseat.active]).toEqual([null, three]);
});

test('who comes over to the side of all is not covered any more', () => {
  const hotseat = new Hotseat();
  const [one, two] = [{ ...seat('explorer1'), mates: ['explorer1'] }, { ...seat('explorer2', true), mates: ['explorer2'] }];
  hotseat.take([one, two]);
  hotseat.uncover();
  one.mates = two.mates = ['explorer1', 'explorer2'];
  expect(hotseat.covered).toBe(null);
});

test('who has nothing to hide yet takes turns without a cover; once they have, the screen is covered at once', () => {
  const hotseat = new Hotseat();
  const seats = ['explorer1', 'explorer2'].map((you) => ({ ...seat(you, you === 'explorer1'), candid: true }));
  const [one, two] = seats as [(typeof seats)[0], (typeof seats)[0]];
  hotseat.take(seats);
  expect(hotseat.covered).toBe(null);
  [one.asked, two.asked] = [false, true];
  expect(hotseat.follow()).toBe(true);
  expect([hotseat.covered, hotseat.active]).toEqual([null, two]);
  one.candid = two.candid = false;
  expect(hotseat.covered).toBe(two);
  hotseat.uncover();
  hotseat.choose(one);
  expect(hotseat.covered).toBe(one);
});

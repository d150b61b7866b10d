import { expect, test } from 'vitest';
import { Speech } from '../../../lib/speech';
import { sounds } from '../../../lib/sound';
import { ui } from '../index';
import { figure } from '../figures';
import { isIcon } from '../icons';
import { room } from '../model';
import type { Words } from '../../types';
import { moment, moments } from './moments';

const texts: Record<string, string> = import.meta.glob(
  ['../text/*.ftl', '../../../../../src/lamplit/games/escape/text/*.ftl', '../../../../../src/lamplit/text/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
const sources: Record<string, string> = import.meta.glob(['../*.svelte', '../*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const rulebook: Record<string, string> = import.meta.glob(
  '../../../../../src/lamplit/games/escape/rulebook/*.toml',
  { query: '?raw', import: 'default', eager: true },
);

function speech(language: 'de' | 'en'): Words {
  return new Speech(language, Object.entries(texts).filter(([path]) => path.endsWith(`/${language}.ftl`)).map(([, text]) => text));
}
const languages = [speech('de'), speech('en')];
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!).sort();

test('German and English say the same things', () => {
  expect(ids(texts['../text/de.ftl']!)).toEqual(ids(texts['../text/en.ftl']!));
  expect(ids(texts['../text/de.ftl']!).length).toBeGreaterThan(80);
});

test('whatever the table wants to say, there are words for it', () => {
  const wanted = Object.values(sources).flatMap((source) => [...source.matchAll(/say\(\s*'([\w-]+)'/g)].map(([, id]) => id!));
  expect(wanted.length).toBeGreaterThan(30);
  for (const words of languages) expect(wanted.filter((id) => !words.has(id))).toEqual([]);
});

test('no words wait in vain', () => {
  const all = Object.values(sources).join('\n');
  const parts = (id: string) => id.split('-').map((_, n, every) => every.slice(0, n + 1).join('-'));
  const unused = ids(texts['../text/en.ftl']!)
    .filter((id) => id.startsWith('temple-'))
    .filter((id) => !all.includes(`'${id}'`) && !parts(id).some((part) => all.includes(`${part}-\${`)));
  expect(unused).toEqual([]);
});

test('every chamber, seat, curse and treasure has a name, and a drawing where it needs one', () => {
  for (const words of languages) {
    for (const { view } of moments()) {
      for (const chamber of Object.values(view.chambers)) expect(words.has(`temple-room-${room(chamber)}`)).toBe(true);
      for (const a of view.adventurers) {
        expect(words.has(`temple-letter-${a.seat}`)).toBe(true);
        for (const curse of a.curses) expect([words.has(`curse-${curse}-text`), isIcon(curse)]).toEqual([true, true]);
        for (const treasure of a.treasures) expect([words.has(`treasure-${treasure}-text`), isIcon(treasure)]).toEqual([true, true]);
      }
    }
  }
  expect(new Set(['red', 'blue', 'yellow', 'green', 'purple'].map((seat) => figure(seat).shape)).size).toBe(5);
});

test('every lesson has its words, and its rule is in the rulebook', () => {
  const book = Object.values(rulebook).join('\n');
  expect(ui.lessons.length).toBeGreaterThanOrEqual(8);
  for (const { id, rule } of ui.lessons) {
    for (const words of languages) expect(words.has(`lesson-${id}`)).toBe(true);
    expect(book).toContain(`[${rule}]`);
  }
});

test('a lesson comes when it matters', () => {
  const given = (name: string) => {
    const at = moment(name);
    return ui.lessons.filter((lesson) => lesson.when(at.view, at.question, [])).map(({ id }) => id);
  };
  expect(given('intro')).toEqual(['escape-aim']);
  expect(given('all-black')).toContain('escape-stuck');
  expect(given('discover-several-ways')).toContain('escape-discover');
  expect(given('stone-seven')).toContain('escape-together');
  expect(given('run-home')).toContain('escape-gong');
  expect(given('escape')).toContain('escape-exit');
  expect(given('cursed')).toContain('escape-curse');
  expect(given('chest')).toContain('escape-chest');
});

test('who is alone is not told to call the others, and where there are levels there is no talk of one stone', () => {
  const at = moment('stone-seven');
  const given = () => ui.lessons.filter((lesson) => lesson.when(at.view, at.question, [])).map(({ id }) => id);
  expect(given()).not.toContain('escape-stone');
  at.view.adventurers = at.view.adventurers.filter(({ seat }) => seat === at.view.you);
  expect(given()).toContain('escape-levels');
  expect(given()).not.toContain('escape-together');
});

test('every cue is a sound that can be made', () => {
  const cues = moments().flatMap(({ view, events }) => [
    ...events.map((event) => ui.cue(event, view)),
    ...ui.schedule!(view).map(({ cue }) => cue),
  ]);
  const heard = new Set(cues.filter((cue) => cue !== null));
  expect([...heard]).toEqual(expect.arrayContaining(['gong', 'slam', 'countdown', 'escape']));
  sounds.learn(ui.sounds ?? {});
  for (const cue of heard) expect(sounds.knows(cue)).toBe(true);
});

test('I hear my own dice and not those of the others', () => {
  const { view, events } = moment('first-rolls');
  const rolled = { ...events.find(({ kind }) => kind === 'rolled')!, args: { who: view.you, dice: ['key', 'black'] } };
  expect(ui.cue(rolled, view)).toBe('dice');
  expect(ui.cue({ ...rolled, args: { ...rolled.args, who: 'somebody' } }, view)).toBeNull();
});

test('the figures at the top tell what is left', () => {
  const { view } = moment('five');
  const [stones, keys] = ui.status(view, languages[1]!);
  expect(stones!.value).toBe(String(view.tray));
  expect(keys!.value).toBe(String(view.tray + 1));
});

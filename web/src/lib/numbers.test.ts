import { describe, expect, it } from 'vitest';
import { duration, endingRows, groupTitle, lengthName, monthName, sidesOf, valueName, type GameNumbers, type Group } from './numbers';
import { loadSpeech } from './texts';

const SPOKEN = import.meta.glob<string>('../../../src/lamplit/games/*/text/**/en.ftl', { query: '?raw', import: 'default', eager: true });
const share = { count: 1, share: 0.5, low: 0.1, high: 0.9 };
const cast: Group = { by: 'cast', side: 'killer', values: [] };

describe('the tally in words', () => {
  it('names who was played, alone and as a team', async () => {
    const words = await loadSpeech('en', 'terrorscape', 'numbers');
    expect(groupTitle(words, cast)).toBe('Killer');
    expect(valueName(words, cast, 'butcher')).toBe('Butcher');
    const team: Group = { by: 'team', side: 'survivors', values: [] };
    expect(groupTitle(words, team)).toBe('Survivors as a team');
    expect(valueName(words, team, ['anna', 'marco', 'william'])).toBe('Anna, Marco, William');
  });

  it('tells people from bots on each side, and in games played together', async () => {
    const words = await loadSpeech('de', 'terrorscape', 'numbers');
    const company: Group = { by: 'company', values: [] };
    expect(valueName(words, company, { killer: 'bots', survivors: 'people' })).toBe('Killer: Bot, Überlebende: Mensch');
    expect(valueName(words, company, { all: 'mixed' })).toBe('Menschen und Bots');
  });

  it('calls settings what the table calls them', async () => {
    const words = await loadSpeech('en', 'escape', 'numbers');
    const curses: Group = { by: 'option', option: 'curses', values: [] };
    expect(groupTitle(words, curses)).toBe('Curses');
    expect(valueName(words, curses, true)).toBe('On');
    expect(valueName(words, { ...curses, option: 'players' }, 3)).toBe('3');
  });

  it('calls what came in play by a name of its own', async () => {
    const words = await loadSpeech('en', 'betrayal', 'numbers');
    const haunts: Group = { by: 'option', option: 'haunt', values: [] };
    expect(groupTitle(words, haunts)).toBe('Which haunt it was');
    expect(valueName(words, haunts, 1)).toBe('1 · The Mummy Walks');
  });

  it('has words for spans of time', async () => {
    const words = await loadSpeech('en', 'escape', 'numbers');
    expect(lengthName(words, 120, null)).toBe('more than 120 minutes');
    expect(lengthName(words, 5, 10)).toBe('5–10 minutes');
    expect(duration(words, 45.2)).toBe('46 s');
    expect(duration(words, 601)).toBe('11 min');
    expect(monthName(words, '2026-11')).toBe('Nov 2026');
  });

  it('puts a draw behind the sides', () => {
    expect(sidesOf({ wins: { both: share, killer: share, survivors: share } } as unknown as GameNumbers)).toEqual(['killer', 'survivors', 'both']);
  });

  it.each(['de', 'en'] as const)('has a word for every ending of every game in %s', async (language) => {
    const games = Object.keys(import.meta.glob('../games/*/text/numbers/en.ftl')).map((path) => path.split('/')[2]!);
    expect(games.length).toBeGreaterThan(1);
    for (const game of games) {
      const words = await loadSpeech(language, game, 'numbers');
      const endings = Object.entries(SPOKEN).filter(([path]) => path.includes(`/games/${game}/`)).flatMap(([, source]) => [...source.matchAll(/^result-([\w-]+) =/gm)].map(([, how]) => how!));
      expect(endings.length > 2 || words.has('ending-other')).toBe(true);
      for (const how of endings) expect(words.has(`ending-${how}`) || words.has('ending-other'), how).toBe(true);
    }
    const [row] = endingRows(await loadSpeech(language, 'terrorscape', 'numbers'), [{ how: 'P01', side: 'survivors', games: 1 }]);
    expect(row!.label).not.toBe('P01');
  });

  it('tells of endings that have no words of their own together, by who won', async () => {
    const words = await loadSpeech('en', 'betrayal', 'numbers');
    const ending = (how: string, side: string, games: number) => ({ how, side, games });
    const closed = { ...ending('abyss-closed', 'heroes', 4), words: { de: 'Der Abgrund: geschlossen', en: 'The abyss: closed' } };
    const rows = endingRows(words, [closed, ending('moon-fell', 'heroes', 3), ending('moon-sank', 'heroes', 2), ending('moon-all-dead', 'traitor', 1)]);
    expect(rows).toEqual([
      { label: 'Other haunts: the heroes won', games: 5 },
      { label: 'The abyss: closed', games: 4 },
      { label: 'Other haunts: the traitor won', games: 1 },
    ]);
  });
});

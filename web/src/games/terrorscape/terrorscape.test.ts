import { expect, test } from 'vitest';
import { loadSpeech } from '../../lib/texts';
import type { GameEvent, Json, Question, View, Words } from '../types';
import { note } from './explained';
import { fightIn, fightOn } from './fight';
import { standing } from './layout';
import { lessons } from './lessons';
import { inForce } from './levels';
import { neighbours, PLACES, placesIn, ROOMS, route, walkLine, WAYS } from './mansion';
import { clean, meaningOf, nextMeaning, readNotes, redrawn, strokes } from './pencil';
import { plays } from './people';
import { status } from './status';
import { eventsOf, readStory } from './story';
import { afterStep, destination, meant, onBoard, placeOf, refusedMove, targets, touched } from './targets';
import { cue, duration, suspense } from './telling';
import { NOTHING_TOLD, toldIn } from './told';
import { group, offersOf, rank, unlit } from './offers';

const fixtures = import.meta.glob<Record<string, any>>('../../../fixtures/terrorscape/*.json', { eager: true, import: 'default' });
const fixture = (name: string): Record<string, any> => fixtures[`../../../fixtures/terrorscape/${name}.json`]!;
const event = (kind: string, args: Record<string, any>, n = 1): GameEvent => ({ n, kind, args });

// -- the house -------------------------------------------------------------------------------------------------------

test('every door lies on the border of the two rooms it joins', () => {
  for (const way of Object.values(WAYS)) {
    const [x, y] = way.middle;
    for (const end of way.ends) {
      const room = ROOMS[end]!;
      expect(x, `${way.id} and ${end}`).toBeGreaterThanOrEqual(room.x - 0.01);
      expect(x, `${way.id} and ${end}`).toBeLessThanOrEqual(room.x + room.width + 0.01);
      expect(y, `${way.id} and ${end}`).toBeGreaterThanOrEqual(room.y - 0.01);
      expect(y, `${way.id} and ${end}`).toBeLessThanOrEqual(room.y + room.height + 0.01);
    }
  }
});

test('from the Main Hall one walks to the Storage through three doors, or around a blocked one', () => {
  expect(route('R1', 'B4')).toEqual(['R1', 'B2', 'B3', 'B4']);
  expect(route('R1', 'B4', ['B2-B3'])).not.toContain('B3');
  expect(walkLine(ROOMS.R1!.stand, ROOMS.B2!.stand, ['R1', 'B2'])[1]).toEqual(WAYS['B2-R1']!.middle);
});

test('everybody stands inside the walls, however crowded the room', () => {
  const view = structuredClone(fixture('later-turn').view);
  for (const place of PLACES) {
    view.killer.place = place;
    for (const survivor of view.team) survivor.place = place;
    const pieces = standing(view, undefined, 1.25);
    expect(pieces).toHaveLength(4);
    for (const { spot } of pieces) {
      expect(spot[0], place).toBeGreaterThan(ROOMS[place]!.x + 15);
      expect(spot[0], place).toBeLessThan(ROOMS[place]!.x + ROOMS[place]!.width - 15);
    }
  }
});

// -- what a touch means ----------------------------------------------------------------------------------------------

test.each([
  ['move:B5', { places: ['B5'] }],
  ['to:G2', { places: ['G2'] }],
  ['sprint:R3', { places: ['R3'] }],
  ['passage:G2', { places: ['G2'] }],
  ['place:B4', { places: ['B4'] }],
  ['search', { places: ['R2'] }],
  ['calm', { places: ['R2'] }],
  ['stay', { places: ['R2'] }],
  ['repair', { places: ['B1'] }],
  ['use:toolbox', { places: ['B1'], items: ['toolbox'] }],
  ['use:whiskey:R3', { places: ['R3'], items: ['whiskey'] }],
  ['use:hatchet:R1-R2', { way: 'R1-R2', items: ['hatchet'] }],
  ['use:herbs:anna', { person: 'anna', items: ['herbs'] }],
  ['use:sedatives', { items: ['sedatives'], places: [] }],
  ['unblock:B3-B4', { way: 'B3-B4' }],
  ['door:B1-B2', { way: 'B1-B2' }],
  ['pair:G1-G2', { way: 'G1-G2' }],
  ['zone:red', { zone: 'red' }],
  ['survivor:marco', { person: 'marco' }],
  ['discover:sophia', { person: 'sophia' }],
  ['trade:william', { person: 'william' }],
  ['take:anna:key', { person: 'anna', items: ['key'] }],
  ['swap:ammo:herbs', { items: ['ammo', 'herbs'] }],
  ['give:ammo', { items: ['ammo'] }],
  ['drop:ammo', { items: ['ammo'] }],
  ['card:sense', { card: 'sense' }],
  ['discard:pursue', { card: 'pursue' }],
  ['item:revolver', { items: ['revolver'] }],
  ['amulet', { items: ['amulet'] }],
  ['trait:S13:G5', { trait: 'S13', places: ['G5'] }],
  ['trait:S19:R1-R2', { trait: 'S19', way: 'R1-R2' }],
  ['trait:S08:anna', { trait: 'S08', person: 'anna' }],
  ['plan:P09:R1', { plan: 'P09', places: ['R1'] }],
  ['advance:P02', { plan: 'P02' }],
])('%s touches the right thing', (option, wanted) => {
  expect(touched(option, 'R2')).toMatchObject(wanted);
});

test('every answer of every recorded moment lies somewhere, or is a plain word', () => {
  const plain = /^(done|none|back|stop|yes|no|pay|refuse|again|silence|decline|throw|save|attack|spare|traits:|killer:|keep:|discard:|trait:)/;
  for (const [path, { question, view }] of Object.entries(fixtures)) {
    for (const option of (question as Question | null)?.options ?? []) {
      const touch = touched(option, placeOf(view, question.seat));
      const lies = touch.places.length || touch.way || touch.zone || touch.person || touch.card || touch.items.length || touch.trait || touch.plan;
      expect(Boolean(lies) || plain.test(option), `${option} in ${path}`).toBe(true);
    }
  }
});

test('the Sprint and the walk to one room lie under one touch', () => {
  const found = targets(['move:R3', 'sprint:R3', 'calm'], 'R1');
  expect(found.find((target) => target.id === 'R3')?.options).toEqual(['move:R3', 'sprint:R3']);
  expect(found.find((target) => target.id === 'R1')?.options).toEqual(['calm']);
});

test('where somebody stands, searching comes before waiting, and going out and in again comes last', () => {
  const found = targets(['move:R2', 'calm', 'search', 'move:R1'], 'R2');
  expect(found.find((target) => target.id === 'R2')?.options).toEqual(['search', 'calm', 'move:R2']);
});

test('a Killer who may step sees all neighbours lit, and the second answer follows the first', () => {
  const found = targets(['step', 'search', 'done'], 'G2');
  expect(found.filter((target) => target.options.includes('step')).map((target) => target.id).sort()).toEqual(neighbours('G2').sort());
  expect(afterStep(['to:G1', 'to:G3'], 'G3')).toBe('to:G3');
  expect(afterStep(['zone:red'], 'G3')).toBeNull();
});

test('the list begins with deeds and ends with what gives something away', () => {
  const offered = ['drop:ammo', 'done', 'move:B5', 'calm', 'search', 'repair'];
  expect(offered.sort((a, b) => rank(a) - rank(b))).toEqual(['search', 'repair', 'move:B5', 'calm', 'done', 'drop:ammo']);
});

test('what throws something away stands under a heading of its own, and swapping after walking', () => {
  expect(['use:herbs', 'move:B5', 'trade:marco', 'done', 'drop:ammo'].map(group)).toEqual(['things', 'go', 'team', 'end', 'away']);
  expect(rank('trade:marco')).toBeGreaterThan(rank('move:B5'));
});

test('throwing something away stands without light beside the answer that is meant, unless it must be done', () => {
  const asked = { id: 'q', seat: 'survivor1', prompt: 'act-more', args: {}, options: ['done', 'drop:ammo'] };
  expect(asked.options.filter((option) => !unlit(option, asked))).toEqual(['done']);
  expect(unlit('drop:ammo', { ...asked, prompt: 'too-many-items' })).toBe(false);
});

test('cards stay on the sheet, rooms on the board', () => {
  expect(onBoard('move:B5')).toBe(true);
  expect(onBoard('zone:red')).toBe(true);
  expect(onBoard('card:sense')).toBe(false);
  expect(onBoard('done')).toBe(false);
});

test('only what moves somebody leaves a ghost', () => {
  expect(destination('move:B5')).toBe('B5');
  expect(destination('use:adrenaline:B5')).toBe('B5');
  expect(destination('use:whiskey:B5')).toBeNull();
  expect(destination('trait:S13:B5')).toBeNull();
});

test('a dark room is asked about with the verb of the lit ones', () => {
  expect(refusedMove(['move:R1', 'calm'], 'G5')).toBe('move:G5');
  expect(refusedMove(['card:sense', 'done'], 'G5')).toBeNull();
});

test('a sheet offers only what its own Survivor can do', () => {
  const { question, view } = fixture('later-turn') as { question: Question; view: View };
  const offers = offersOf(question, view);
  expect(offers.item('survivor1', 'hatchet')).toContain('drop:hatchet');
  expect(offers.item('survivor2', 'toolbox')).toEqual([]);
});

// -- the pencil ------------------------------------------------------------------------------------------------------

test('a room goes from nothing to possible, ruled out, sure, and back', () => {
  expect([null, 'possible', 'out', 'sure'].map((meaning) => nextMeaning(meaning as any))).toEqual(['possible', 'out', 'sure', null]);
});

test('notes of one Survivor share a mark, and rubbing one out leaves the others', () => {
  let marks: string[] = [];
  marks = redrawn(marks, strokes(marks, 'anna', 'B4', 'possible'));
  marks = redrawn(marks, strokes(marks, 'anna', 'R2', 'possible'));
  marks = redrawn(marks, strokes(marks, 'marco', 'G1', 'sure'));
  expect(marks.toSorted()).toEqual(['anna?R2B4', 'marco!G1']);
  marks = redrawn(marks, strokes(marks, 'anna', 'B4', 'out'));
  expect(meaningOf(readNotes(marks), 'anna', 'B4')).toBe('out');
  expect(meaningOf(readNotes(marks), 'anna', 'R2')).toBe('possible');
  marks = redrawn(marks, strokes(marks, 'anna', 'R2', null));
  expect(marks.toSorted()).toEqual(['anna-B4', 'marco!G1']);
  expect(redrawn(marks, clean(marks, 'anna'))).toEqual(['marco!G1']);
});

test('a full paper needs no more than nine marks of at most sixty letters', () => {
  let marks: string[] = [];
  for (const who of ['johnson', 'sophia', 'william']) {
    PLACES.forEach((place, n) => {
      marks = redrawn(marks, strokes(marks, who, place, (['possible', 'out', 'sure'] as const)[n % 3]!));
    });
  }
  for (const place of PLACES) marks = redrawn(marks, strokes(marks, 'johnson', place, 'possible'));
  expect(marks.length).toBeLessThanOrEqual(9);
  expect(Math.max(...marks.map((mark) => mark.length))).toBeLessThanOrEqual(60);
});

test('marks of another program are kept as plain dots', () => {
  expect(readNotes(['B4', 'whatever']).plain).toEqual(['B4']);
});

// -- what the Killer was told ----------------------------------------------------------------------------------------

const TEAM = ['anna', 'marco', 'william'];

test('a search in vain rules out one room for all, a noise report makes everything open again', () => {
  const search = event('search', { place: 'R5', who: [] });
  expect(toldIn([search], TEAM, 'R5').not).toEqual({ anna: ['R5'], marco: ['R5'], william: ['R5'] });
  expect(toldIn([search, event('noises', { places: [] })], TEAM, 'R5')).toEqual(NOTHING_TOLD);
});

test('a SENSE that does not name Anna says nothing about her', () => {
  const told = toldIn([event('sensed', { area: 'red', who: ['marco'] })], TEAM, 'G2');
  expect(told.among.marco).toEqual(placesIn('red', 'G2'));
  expect(told.not.william).toEqual(placesIn('red', 'G2'));
  expect(told.not.anna).toBeUndefined();
});

test('two answers together narrow down to one room', () => {
  const told = toldIn(
    [event('sensed', { area: 'B3-B4', who: ['marco'] }), event('search', { place: 'B3', who: [] }, 2), event('sensed', { area: 'blue', who: ['marco'] }, 3)],
    TEAM,
    'B3',
  );
  expect(told.among.marco).toEqual(['B4']);
});

// -- encounters ------------------------------------------------------------------------------------------------------

test('an encounter is told blow by blow, and a new defender starts afresh', () => {
  const view = fixture('encounter').view as View;
  let fight = fightOn(null, [event('encounter', { place: 'R5', who: ['anna', 'marco'] })], view);
  fight = fightOn(fight, [event('defends', { who: 'anna' }), event('defence-item', { who: 'anna', item: 'hatchet', bonus: 1 })], view);
  fight = fightOn(fight, [event('rolled', { who: 'anna', dice: [0, 1, 3, 0] })], view);
  expect(fight).toMatchObject({ defender: 'anna', dice: [0, 1, 3, 0], roll: 1, bonuses: [{ from: 'hatchet', value: 1 }] });
  fight = fightOn(fight, [event('defence', { who: 'anna', total: 5, strength: 6, held: false }), event('injured', { who: 'anna' })], view);
  expect(fight).toMatchObject({ total: 5, held: false, hurt: ['anna'] });
  fight = fightOn(fight, [event('defends', { who: 'marco' })], view);
  expect(fight).toMatchObject({ defender: 'marco', dice: null, held: null, bonuses: [] });
  expect(fightOn(fight, [event('encounter-over', {})], view)?.over).toBe(true);
});

test('the card of an attack lies open until the next attack, and its strength with it', () => {
  const view = { ...(fixture('encounter').view as View), killer: { strength: 4 }, cards: { playing: ['stalk'] } };
  let fight = fightOn(null, [event('encounter', { place: 'R5', who: ['anna', 'marco'] })], view);
  fight = fightOn(fight, [event('attack-card', { card: 'stalk', strength: 5 }), event('defends', { who: 'anna' })], view);
  expect(fight).toMatchObject({ card: 'stalk', strength: 5, defender: 'anna' });
  fight = fightOn(fight, [event('defence', { who: 'anna', total: 1, strength: 5, held: false })], view);
  expect(fight).toMatchObject({ card: 'stalk', held: false });
  expect(fightOn(fight, [event('defends', { who: 'marco' })], view)).toMatchObject({ card: null, strength: 4, defender: 'marco' });
  fight = fightOn(fight, [event('attack-card', { card: 'stalk', strength: 5 })], view);
  expect(fight).toMatchObject({ card: 'stalk', held: null, defender: null });
  expect(fightIn(view)).toMatchObject({ card: 'stalk' });
});

test('whoever comes in during an encounter sees who faces whom', () => {
  const view = fixture('encounter').view as View;
  expect(fightIn(view)).toMatchObject({ place: view.encounter.place, facing: view.encounter.found });
  expect(fightIn(fixture('first-turn').view as View)).toBeNull();
});

// -- telling ---------------------------------------------------------------------------------------------------------

test('nothing shows how dice fell before they lie still', () => {
  expect(suspense(event('rolled', { dice: [1] }))).toBe(true);
  expect(suspense(event('moved', { who: 'anna', place: 'B1' }))).toBe(false);
  expect(duration(event('rolled', { dice: [1] }))).toBeGreaterThan(1000);
  expect(duration(event('drew-skill', { card: 'sense' }))).toBe(0);
});

test('the end sounds different to winners and losers', () => {
  const over = event('over', { side: 'killer', how: 'elimination', winners: ['killer'] });
  expect(cue(over, { you: 'killer' })).toBe('win');
  expect(cue(over, { you: 'survivor1' })).toBe('lose');
});

test('lessons come when they first matter', () => {
  const given = (name: string): string[] => {
    const { view, question, events } = fixture(name);
    return lessons.filter((lesson) => lesson.when(view, question, events)).map((lesson) => lesson.id);
  };
  expect(given('first-turn')).toContain('ts-move');
  expect(given('first-turn')).not.toContain('ts-encounter');
  expect(given('encounter')).toContain('ts-encounter');
  expect(given('flee')).toContain('ts-flee');
  expect(given('stealth')).toContain('ts-stealth');
  expect(given('killer-first')).toContain('ts-hunt');
  expect(given('rescue')).toContain('ts-rescue');
});

test('Survivors are told what the Killer’s card does and his level brings; he has both before his eyes', () => {
  const words = { say: (message: string) => message, name: (thing: string) => thing } as Words;
  const view = { side: 'survivors', killer: { who: 'murderer' } };
  const [blossom, level] = [event('card-played', { card: 'death_blossom' }), event('level', { level: 5, strength: 6 })];
  expect(note(blossom, view, words)).toEqual({ on: 'death_blossom', text: 'card-death_blossom-text' });
  expect(note(level, view, words)).toEqual({ on: 'ts-status-level 5', text: 'level-murderer-5' });
  expect(note(event('killers-turn', { round: 3 }), view, words)).toBe(null);
  expect(note(blossom, { ...view, side: 'killer' }, words)).toBe(null);
});

test('what a card or a level does is told as the table has agreed', async () => {
  const words = await loadSpeech('en', 'terrorscape');
  const view = { side: 'survivors', round: 1, keys: 0, killer: { who: 'murderer', level: 4, strength: 6 } };
  const [madness, level] = [event('card-played', { card: 'madness' }), event('level', { level: 4, strength: 6 })];
  const told = (of: GameEvent, agreed?: Record<string, Json>) => note(of, view, words, agreed)?.text;
  expect(told(madness)).toContain('of your location');
  expect(told(madness, { madness_scope: 'anywhere' })).toContain('any one door');
  expect(told(level)).toContain('+2');
  expect(told(level, { murderer_l4: 1 })).toContain('+1');
  expect(told(level, { murderer_l4: 2 })).toContain('+2');
  expect(status(view, words, { murderer_l4: 1 })[1]?.title).toContain('+1');
});

test('what his level brings can be read beside it, once everybody knows who hunts', () => {
  const words = { say: (message: string) => message } as Words;
  const level = (who: string) => status({ round: 1, keys: 0, killer: { who, level: 2, strength: 4 } }, words)[1];
  expect(level('murderer')).toEqual({ label: 'ts-status-level', value: '2', title: 'level-murderer-2' });
  expect(level('')?.title).toBe('ts-status-level-title');
});

test('what a lower level brought and still holds is shown beside what the newest brings', () => {
  const words = { say: (message: string) => message } as Words;
  const holds = (who: string, level: number) => inForce({ killer: { who, level } }, words).map((text) => text.replace(`level-${who}-`, ''));
  expect(holds('spectre', 4)).toEqual(['1', '2', '3', '4']);
  expect(holds('spectre', 5)).toEqual(['1', '2', '3', '5']);
  expect(holds('butcher', 3)).toEqual(['3']);
  expect(holds('butcher', 5)).toEqual(['4', '5']);
  expect(holds('murderer', 5)).toEqual(['2', '5']);
  expect(holds('', 2)).toEqual([]);
  const title = status({ round: 1, keys: 0, killer: { who: 'murderer', level: 3, strength: 4 } }, words)[1]?.title;
  expect(title).toBe('level-murderer-2\nlevel-murderer-3');
});

test('a sixth key is told as enough, not as six of five', async () => {
  for (const [language, enough] of [['de', 'genug'], ['en', 'enough']] as const) {
    const words = await loadSpeech(language, 'terrorscape');
    const keys = (count: number) => status({ round: 1, keys: count, killer: { who: '', level: 2, strength: 4 } }, words)[3]!;
    expect(keys(4).value).toBe('4/5');
    for (const count of [5, 6]) {
      expect(keys(count).value).toBe(enough);
      expect(keys(count).title).toMatch(new RegExp(`^${count} .*${enough}`));
    }
  }
});

test('to go where one stands is to go out and come back', async () => {
  const view = { team: [{ seat: 'survivor1', place: 'R2' }, { seat: 'survivor2', place: 'B5' }] };
  const said = async (language: 'de' | 'en', option: string, seat = 'survivor1') =>
    (await loadSpeech(language, 'terrorscape')).option(meant(option, view, seat));
  expect(await said('en', 'move:R2')).toBe('Go out and back to the Gallery (R2)');
  expect(await said('de', 'move:R2')).toBe('Hinaus und zurück in die Galerie (R2)');
  expect(await said('de', 'sprint:R2')).toBe('Sprinten (Geräusch dort): hinaus und zurück in die Galerie (R2)');
  expect(await said('de', 'move:R2', 'survivor2')).toBe('Gehen: Galerie (R2)');
  expect(await said('en', 'search')).toBe('Search here');
});

test('what a hidden Killer is about to do is explained to those he hunts', () => {
  const given = (view: View, card: string): string[] =>
    lessons.filter((lesson) => lesson.when(view, null, [event('card-played', { card })])).map((lesson) => lesson.id);
  const view = { side: 'survivors', killer: { stealth: true, level: 3 } };
  expect(given(view, 'death_blossom')).toContain('ts-blossom');
  expect(given(view, 'stalk')).not.toContain('ts-blossom');
  expect(given({ ...view, side: 'killer' }, 'death_blossom')).not.toContain('ts-blossom');
  expect(given(view, 'stalk')).not.toContain('ts-deadly');
  expect(given({ ...view, killer: { stealth: false, level: 5 } }, 'stalk')).toContain('ts-deadly');
});

test('every lesson and every sound has its words in both languages', async () => {
  const sources = import.meta.glob<string>('./text/*.ftl', { eager: true, query: '?raw', import: 'default' });
  const cues = new Set(Object.values(fixtures).flatMap(({ events, view }) => (events as GameEvent[]).map((told) => cue(told, view))));
  for (const language of ['de', 'en']) {
    const source = `\n${sources[`./text/${language}.ftl`]!}`;
    for (const { id } of lessons) expect(source, `${language} ${id}`).toContain(`\nlesson-${id} = `);
    for (const sound of cues) if (sound) expect(source, `${language} ${sound}`).toContain(`\ncaption-${sound} = `);
  }
});

// -- afterwards ------------------------------------------------------------------------------------------------------

test('the story of a game holds every walk, wound and die', () => {
  const { frames, extra } = fixture('story');
  const events = eventsOf(frames, 'survivor1');
  const story = readStory(events, eventsOf(frames, 'killer'));
  const last = (who: string) => story.paths[who]!.at(-1)!.place;
  for (const survivor of extra.survivor1.team) expect(last(survivor.who)).toBe(survivor.place);
  expect(story.rounds.at(-1)!.round).toBe(extra.killer.round);
  for (const survivor of extra.killer.survivors) expect(story.rounds.at(-1)!.health[survivor.who]).toBe(survivor.health);
  expect(story.counts.encounters).toBe(events.filter((told) => told.kind === 'encounter').length);
  expect(Object.values(story.luck).flatMap((luck) => luck.dice)).toHaveLength(
    events.filter((told) => told.kind === 'rolled').flatMap((told) => told.args.dice).length,
  );
  expect(story.turns.at(-1)!.event.kind).toBe('over');
  expect(last('killer')).toBe(extra.killer.killer_at);
});

test('every word the table asks for is there in both languages', () => {
  const sources = import.meta.glob<string>(['./*.svelte', './*.ts', '!./*.test.ts', '!./guide.ts'], { eager: true, query: '?raw', import: 'default' });
  const texts = import.meta.glob<string>('./text/*.ftl', { eager: true, query: '?raw', import: 'default' });
  const asked = new Set(Object.values(sources).flatMap((source) => [...source.matchAll(/'(ts-[a-z-]+[a-z])'/g)].map((match) => match[1]!)));
  expect(asked.size).toBeGreaterThan(50);
  for (const [path, text] of Object.entries(texts)) {
    for (const message of asked) {
      const known = new RegExp(`^(lesson-)?${message} =`, 'm').test(text);
      expect(known, `${message} in ${path}`).toBe(true);
    }
  }
  const [german, english] = ['de', 'en'].map((language) => [...texts[`./text/${language}.ftl`]!.matchAll(/^([a-z-]+) =/gm)].map((match) => match[1]));
  expect(german).toEqual(english);
});

// -- whom a seat plays -----------------------------------------------------------------------------------------------

const strangers = { survivors: [{ seat: 'survivor1', who: '' }, { seat: 'survivor2', who: 'marco' }], killer: { who: '' } };

test('its own side knows whom a seat plays', () => {
  expect(plays('survivor1', { ...strangers, team: [{ seat: 'survivor1', who: 'anna' }] })).toBe('anna');
  expect(plays('killer', { ...strangers, character: 'butcher' })).toBe('butcher');
});

test('others know whom a seat plays once it lies open, and not before', () => {
  expect(plays('survivor2', strangers)).toBe('marco');
  expect(plays('survivor1', strangers)).toBe('');
  expect(plays('killer', strangers)).toBe('');
});

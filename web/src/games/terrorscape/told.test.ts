import { expect, test } from 'vitest';
import type { GameEvent } from '../types';
import { placesIn } from './mansion';
import { NOTHING_TOLD, toldIn } from './told';

const TEAM = ['anna', 'marco', 'william'];
const log = (...told: [string, Record<string, unknown>][]): GameEvent[] => told.map(([kind, args], i) => ({ n: i + 1, kind, args }));

test('after a reload the Killer still knows what he was told since the Survivors moved', () => {
  const told = toldIn(
    log(['search', { place: 'B1', who: ['anna'] }], ['noises', { places: [] }], ['search', { place: 'R5', who: [] }], ['scream', { who: 'marco', place: 'B2' }]),
    TEAM,
    'R5',
  );
  expect(told.among).toEqual({ marco: ['B2'] });
  expect(told.not.anna).toEqual(['R5']);
});

test('a SENSE reaches from where the Killer stood then, not from where he stands now', () => {
  const sensed: [string, Record<string, unknown>] = ['sensed', { area: 'range', who: ['marco'] }];
  const before = toldIn(log(sensed, ['killer-moved', { came: 'B1', place: 'B2' }]), TEAM, 'B2');
  expect(before.among.marco).toEqual(placesIn('range', 'B1'));
  const after = toldIn(log(['killer-moved', { came: 'B1', place: 'B2' }], sensed, ['sneaked', { place: 'B3' }]), TEAM, 'B3');
  expect(after.among.marco).toEqual(placesIn('range', 'B2'));
  const turnBefore = toldIn(log(['reappeared', { place: 'G2' }], ['noises', {}], sensed, ['killer-arrived', { place: 'B3' }]), TEAM, 'B3');
  expect(turnBefore.among.marco).toEqual(placesIn('range', 'G2'));
});

test('who was sensed in a zone and not found in one of its rooms is in another', () => {
  const told = toldIn(log(['sensed', { area: 'blue', who: ['marco'] }], ['search', { place: 'B4', who: [] }]), TEAM, 'B4');
  expect(told.among.marco).toEqual(placesIn('blue', 'B4').filter((place) => place !== 'B4'));
  expect(told.not.marco).toContain('B4');
});

test('whom the chainsaw frightened is near, and whom it met is there', () => {
  const near = log(['card-played', { card: 'chainsaw' }], ['fear', { who: 'anna', fear: 1 }], ['fear', { who: 'marco', fear: 1 }]);
  expect(toldIn(near, TEAM, 'R1').among.anna).toEqual(placesIn('range', 'R1'));
  const met = [...near, ...log(['killer-moved', { came: 'R1', place: 'B1' }], ['injured', { who: 'anna' }])];
  expect(toldIn(met, TEAM, 'B1').among).toEqual({ anna: ['B1'], marco: placesIn('range', 'R1') });
  expect(toldIn(met, TEAM, 'B1').not, 'and who kept calm is not near').toEqual({ william: placesIn('range', 'R1') });
  const screams = log(['card-played', { card: 'scream' }], ['scream', { who: 'anna', place: 'R1' }], ['injured', { who: 'anna' }], ['fear', { who: 'marco' }]);
  expect(toldIn(screams, TEAM, 'R1').not, 'who is drained is drained before the next is frightened').toEqual({});
  const drained = log(['card-played', { card: 'life_drain' }], ['injured', { who: 'anna' }]);
  expect(toldIn(drained, TEAM, 'B1')).toEqual(NOTHING_TOLD);
});

test('the last report of noises leaves nothing told', () => {
  expect(toldIn(log(['search', { place: 'B1', who: ['anna'] }], ['noises', { places: [] }]), TEAM, 'B1')).toEqual(NOTHING_TOLD);
  expect(toldIn([], TEAM, '')).toEqual(NOTHING_TOLD);
});

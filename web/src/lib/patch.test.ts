import { expect, test } from 'vitest';
import { applyPatch } from './patch';

test('what is set is set, and what did not change is the very same object', () => {
  const view = { killer: { place: 'B4' }, survivors: [{ name: 'anna' }, { name: 'marco' }] };
  const after = applyPatch(view, [[['killer', 'place'], 'B5']]);
  expect(after).toEqual({ killer: { place: 'B5' }, survivors: [{ name: 'anna' }, { name: 'marco' }] });
  expect(after.survivors).toBe(view.survivors);
  expect(view.killer.place).toBe('B4');
});

test('things are taken away from objects and lists', () => {
  expect(applyPatch({ a: 1, b: 2 }, [[['b']]])).toEqual({ a: 1 });
  expect(applyPatch({ list: ['x', 'y', 'z'] }, [[['list', 1]]])).toEqual({ list: ['x', 'z'] });
});

test('items of a list are replaced, put in and taken out', () => {
  const noises = { noises: ['B1', 'R2', 'G3'] };
  expect(applyPatch(noises, [[['noises'], 1, 1, ['R5', 'R4']]])).toEqual({ noises: ['B1', 'R5', 'R4', 'G3'] });
  expect(applyPatch(noises, [[['noises'], 3, 0, ['B2']]])).toEqual({ noises: ['B1', 'R2', 'G3', 'B2'] });
  expect(applyPatch(noises, [[['noises'], 0, 3, []]])).toEqual({ noises: [] });
});

test('changes happen in order, inside items of lists too', () => {
  const view = { dice: [{ face: 'key' }, { face: 'torch' }] };
  const after = applyPatch(view, [
    [['dice', 0, 'face'], 'mask'],
    [['dice', 0, 'locked'], true],
  ]);
  expect(after).toEqual({ dice: [{ face: 'mask', locked: true }, { face: 'torch' }] });
});

test('an empty path replaces everything', () => {
  expect(applyPatch({ round: 1 }, [[[], { round: 9 }]])).toEqual({ round: 9 });
  expect(applyPatch(null, [[[], { round: 1 }]])).toEqual({ round: 1 });
});

test('null is a value, not a taking away', () => {
  expect(applyPatch({ killer: 'B1' }, [[['killer'], null]])).toEqual({ killer: null });
});

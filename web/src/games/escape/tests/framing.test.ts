import { expect, test } from 'vitest';
import { amidst, bounds, CELL, framed, zoomed } from '../framing';
import { moment } from './moments';

const DESK = { width: 790, height: 720, above: 140, below: 8 };
const PHONE = { width: 390, height: 320, above: 84, below: 8 };

/** Where a chamber lies on the screen. */
function onScreen(place: string, camera: { x: number; y: number; scale: number }) {
  const [x, y] = place.split(',').map(Number) as [number, number];
  const size = CELL * camera.scale;
  return { left: camera.x + x * size, top: camera.y + y * size, right: camera.x + (x + 1) * size, bottom: camera.y + (y + 1) * size };
}

/** A chamber lies wholly in the picture, and not under the clock. */
function expectToSee(box: ReturnType<typeof onScreen>, room: typeof DESK): void {
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(room.width);
  expect(box.top).toBeGreaterThanOrEqual(room.above);
  expect(box.bottom).toBeLessThanOrEqual(room.height);
}

test('on a desk the whole temple is seen, below the clock', () => {
  const places = Object.keys(moment('five').view.chambers);
  const camera = framed(bounds(places), '0,0', DESK, false);
  for (const place of places) {
    expectToSee(onScreen(place, camera), DESK);
  }
});

test('on a phone a large temple stays legible, and my chamber is in the picture wherever I am', () => {
  const places = Object.keys(moment('five').view.chambers);
  for (const mine of places) {
    const camera = framed(bounds(places), mine, PHONE, true);
    expect(camera.scale).toBeGreaterThanOrEqual(0.64);
    expectToSee(onScreen(mine, camera), PHONE);
  }
});

test('whoever only watches sees the whole temple, and none of it lies under the clock', () => {
  const places = Object.keys(moment('five').view.chambers);
  const camera = framed(bounds(places), null, PHONE, true, false);
  for (const place of places) {
    expectToSee(onScreen(place, camera), PHONE);
  }
});

test('on a phone three rows of chambers are seen whole, whichever I am in', () => {
  const places = ['0,0', '1,0', '1,1', '1,2'];
  for (const mine of places) {
    const camera = framed(bounds(places), mine, { ...PHONE, height: 300 }, true);
    for (const place of places) {
      expect(onScreen(place, camera).top).toBeGreaterThanOrEqual(PHONE.above);
      expect(onScreen(place, camera).bottom).toBeLessThanOrEqual(300);
    }
  }
});

test('who is out looks at those who are not: both are in the picture, and not under the clock', () => {
  const places = Object.keys(moment('five').view.chambers);
  const [first, second] = [places[0]!, places.at(-1)!];
  expect(amidst([])).toBeNull();
  expect(amidst(['-1,0', '2,1'])).toBe('0.5,0.5');
  for (const watched of [first, second]) {
    const box = onScreen(watched, framed(bounds(places), amidst([watched]), PHONE, true, false));
    expect(box.top).toBeGreaterThanOrEqual(PHONE.above);
    expect(box.bottom).toBeLessThanOrEqual(PHONE.height);
  }
});

test('a small temple lies in the middle', () => {
  const camera = framed(bounds(['-1,0', '0,0', '1,0']), '1,0', DESK, false);
  const box = onScreen('0,0', camera);
  expect((box.left + box.right) / 2).toBeCloseTo(DESK.width / 2);
});

test('zooming keeps what is under the fingers where it is', () => {
  const before = { x: 30, y: 40, scale: 1 };
  const after = zoomed(before, 1.5, { x: 130, y: 240 });
  expect(after.scale).toBe(1.5);
  expect((130 - after.x) / after.scale).toBeCloseTo((130 - before.x) / before.scale);
  expect(zoomed(before, 100, { x: 0, y: 0 }).scale).toBeLessThan(3);
});

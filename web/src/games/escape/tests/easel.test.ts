import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closed, Dial, type DialTold } from '../easel/dial';
import { DiceBox, SIDES, TO_FRONT, type DiceTold, type DieTold } from '../easel/dicebox';
import { Hung, type Ink } from '../easel/hung';
import { cube, girth, Movement } from '../easel/movement';
import type { Face } from '../model';

const size = { width: 100, height: 100, dots: 1 };

/** An ink that does nothing, and the calls it got. */
function ink(): { ink: Ink; calls: [string, unknown[]][] } {
  const calls: [string, unknown[]][] = [];
  const call = (name: string) => (...args: unknown[]) => {
    calls.push([name, args]);
    return name.startsWith('create') ? { addColorStop: () => {} } : undefined;
  };
  const made = new Proxy({} as Record<string, unknown>, { get: (kept, name: string) => kept[name] ?? call(name) });
  return { ink: made as unknown as Ink, calls };
}

beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', class {
    width = 0;
    height = 0;
    getContext = () => ink().ink;
  });
  vi.stubGlobal('Path2D', class {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function die(face: Face, other: Partial<DieTold> = {}): DieTold {
  return { face, read: face, spins: 0, held: false, rolling: false, losing: false, at: [50, 50], ...other };
}

function dice(first: DieTold, motion = true): DiceTold {
  return { dice: [first], edge: 60, motion, size };
}

test.each(['adventurer', 'key', 'torch', 'black', 'gold'] as const)('a die that shows %s turns that side to us, upright', (face) => {
  const turned = cube(...TO_FRONT[face]);
  const front = SIDES.map((side) => ({ face: side.face, ...turned(...side.turned) })).filter(({ towards }) => towards > 0.99);
  expect(front.map((side) => side.face)).toEqual([face]);
  const [{ right, down }] = front as [(typeof front)[0]];
  expect(right.map(Math.round)).toEqual([1, 0]);
  expect(down.map((part) => Math.round(part) + 0)).toEqual([0, 1]);
});

test('a cube on its corner is seen from three sides, and is wider than one that lies', () => {
  const turned = cube(...TO_FRONT.blank);
  expect(SIDES.filter((side) => turned(...side.turned).towards > 0).length).toBe(3);
  expect(girth(turned(0, 0))).toBeGreaterThan(1.2);
  expect(girth(cube(0, 0)(0, 0))).toBeCloseTo(1);
});

test('what moves sets out from where it is, and arrives', () => {
  const movement = new Movement(0);
  movement.go(10, 0, 100);
  const half = movement.at(50);
  expect(half).toBeGreaterThan(5);
  expect(half).toBeLessThan(10);
  movement.go(0, 50, 100);
  expect(movement.at(50)).toBeCloseTo(half);
  expect(movement.over(149)).toBe(false);
  expect(movement.at(150)).toBe(0);
  movement.go(5, 200, 0);
  expect(movement.at(200)).toBe(5);
});

test('dice are painted again only while one of them moves', () => {
  const box = new DiceBox();
  box.tell(dice(die('key')), 0);
  expect(box.paint(ink().ink, 0)).toBe('still');
  box.tell(dice(die('torch', { spins: 1, read: 'key' })), 100);
  expect(box.paint(ink().ink, 300)).toBe('fast');
  expect(box.paint(ink().ink, 601)).toBe('still');
  box.tell(dice(die('torch', { spins: 1, held: true })), 1000);
  expect(box.paint(ink().ink, 1100)).toBe('fast');
  expect(box.paint(ink().ink, 1200)).toBe('still');
});

test('a golden die that has come to rest glows at leisure, then shines', () => {
  const box = new DiceBox();
  box.tell(dice(die('key')), 0);
  box.tell(dice(die('gold', { spins: 1 })), 100);
  expect(box.paint(ink().ink, 300)).toBe('fast');
  expect(box.paint(ink().ink, 1000)).toBe('slow');
  expect(box.paint(ink().ink, 9999)).toBe('still');
});

test.each(['rolling', 'losing'] as const)('a die that is %s does not rest', (how) => {
  const box = new DiceBox();
  box.tell(dice(die('key', { [how]: true })), 0);
  expect(box.paint(ink().ink, 99_999)).toBe('fast');
});

test('who gives a die away sees the others move up as they lie', () => {
  const box = new DiceBox();
  const row = (...faces: Face[]): DiceTold => ({ ...dice(die('key')), dice: faces.map((face, n) => die(face, { spins: n })) });
  box.tell(row('key', 'torch', 'black', 'adventurer'), 0);
  box.tell(row('torch', 'black', 'adventurer'), 100);
  expect(box.paint(ink().ink, 101)).toBe('still');
});

/** Where the dice of a box are painted at a moment, from left to right. */
function places(box: DiceBox, now: number): number[] {
  const { ink: made, calls } = ink();
  box.paint(made, now);
  return calls.flatMap(([name, [x, y]]) => (name === 'translate' && y === 50 ? [x as number] : []));
}

test('dice slide to their new places when one is gone, but not when the screen is another', () => {
  const box = new DiceBox();
  const row = (width: number, ...at: number[]): DiceTold => ({
    ...dice(die('key')),
    dice: at.map((x, n) => die(n ? 'torch' : 'key', { at: [x, 50] })),
    size: { ...size, width },
  });
  box.tell(row(100, 10, 40, 70), 0);
  box.tell(row(100, 25, 55), 1000);
  expect(places(box, 1000)).toEqual([10, 40]);
  const [key, torch] = places(box, 1050);
  expect([key! > 10, key! < 25, torch! > 40, torch! < 55]).toEqual([true, true, true, true]);
  expect(box.paint(ink().ink, 1100)).toBe('fast');
  expect(places(box, 1300)).toEqual([25, 55]);
  expect(box.paint(ink().ink, 1300)).toBe('still');
  box.tell(row(200, 75, 105), 2000);
  expect(places(box, 2000)).toEqual([75, 105]);
});

test('the ring of a die in iron that may have to go is not as red as its iron', () => {
  const strokes = (read: Face) => {
    const [box, made] = [new DiceBox(), ink().ink];
    const colours: unknown[] = [];
    const seen = new Proxy(made, {
      set: (_, name, value) => {
        if (name === 'strokeStyle') colours.push(value);
        return true;
      },
    });
    box.tell(dice(die(read, { losing: true })), 0);
    box.paint(seen, 9999);
    return colours.at(-1);
  };
  expect(strokes('black')).not.toBe(strokes('key'));
});

test('a die that may have to go wears one ring, held or not', () => {
  const rings = (held: boolean) => {
    const [box, { ink: made, calls }] = [new DiceBox(), ink()];
    box.tell(dice(die('key', { held, losing: true })), 0);
    box.paint(made, 0);
    return calls.flatMap(([name, [dashes]]) => (name === 'setLineDash' ? [dashes] : []));
  };
  expect(rings(true)).toEqual(rings(false));
});

test('without motion a die lies at once, and nothing is painted twice', () => {
  const box = new DiceBox();
  box.tell(dice(die('key'), false), 0);
  box.tell(dice(die('black', { spins: 1, losing: true }), false), 100);
  const { ink: still, calls } = ink();
  expect(box.paint(still, 100)).toBe('still');
  expect(calls.filter(([name]) => name === 'drawImage').length).toBe(1);
  expect(calls.filter(([name, [angle]]) => name === 'rotate' && angle !== 0)).toEqual([]);
});

test('a die is clamped in iron as soon as one can read that it is blocked', () => {
  const box = new DiceBox();
  const clamps = (now: number) => {
    const { ink: made, calls } = ink();
    box.paint(made, now);
    return calls.some(([name, [line]]) => name === 'stroke' && line instanceof Path2D);
  };
  box.tell(dice(die('key')), 0);
  box.tell(dice(die('black', { spins: 1, read: 'key' })), 100);
  expect(clamps(400)).toBe(false);
  box.tell(dice(die('black', { spins: 1 })), 520);
  expect(clamps(600)).toBe(true);
});

test('a lock closes from nothing to all of it, however long a curse makes it', () => {
  expect(closed({ left: 2, whole: 2 }, 0)).toBe(0);
  expect(closed({ left: 2, whole: 2 }, 1)).toBe(0.5);
  expect(closed({ left: 2, whole: 2 }, 3)).toBe(1);
  expect(closed({ left: 1, whole: 2 }, 0)).toBe(0.5);
  expect(closed({ left: 4, whole: 2 }, 1)).toBe(0.25);
  expect(closed({ left: -1, whole: 2 }, 0)).toBe(1);
});

test('the rim for actions is seen only while it closes; when the clock stands, no rim moves', () => {
  const dial = new Dial();
  const told: DialTold = { roll: { left: 0, whole: 1 }, act: { left: 1, whole: 1 }, ready: true, still: false, size };
  const rings = (now: number) => {
    const { ink: made, calls } = ink();
    const moves = dial.paint(made, now);
    return { moves, arcs: calls.filter(([name]) => name === 'arc').map(([, args]) => args.slice(2)) };
  };
  dial.tell(told, 0);
  expect(rings(500).arcs.length).toBe(2);
  expect(rings(500).moves).toBe('slow');
  expect(rings(1100).arcs.length).toBe(1);
  expect(rings(1100).moves).toBe('still');
  dial.tell({ ...told, still: true }, 0);
  expect(rings(900)).toEqual({ moves: 'still', arcs: rings(0).arcs });
});

test('a canvas is painted when something is told, as large as it is seen, and not once it is gone', () => {
  let due: (() => void) | null = null;
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => ((due = draw), 7));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => id === 7 && (due = null));
  const { ink: made, calls } = ink();
  const canvas = { width: 0, height: 0, getContext: () => made } as unknown as HTMLCanvasElement;
  const hung = new Hung(canvas, 'dial');
  const lock = { left: 5, whole: 5 };
  hung.tell({ roll: lock, act: lock, ready: false, still: false, size: { width: 30, height: 20, dots: 2 } });
  expect([canvas.width, canvas.height]).toEqual([60, 40]);
  expect(calls).toEqual([]);
  due!();
  expect(calls.map(([name]) => name)).toContain('stroke');
  expect(due).not.toBeNull();
  hung.gone();
  expect(due).toBeNull();
});

test('what is slow is painted with every third picture, what is told with the next', () => {
  let due: (() => void) | null = null;
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => ((due = draw), 7));
  const { ink: made, calls } = ink();
  const hung = new Hung({ getContext: () => made } as unknown as HTMLCanvasElement, 'dial');
  const lock = { left: 5, whole: 5 };
  const told = { roll: lock, act: lock, ready: false, still: false, size: { width: 30, height: 20, dots: 1 } };
  const painted = (): boolean => {
    calls.length = 0;
    due!();
    return calls.length > 0;
  };
  hung.tell(told);
  expect([painted(), painted(), painted(), painted(), painted()]).toEqual([true, false, false, true, false]);
  hung.tell({ ...told, ready: true });
  expect(painted()).toBe(true);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SoundBox } from './sound';

/** Stands for anything that sounds: it knows what it is worth, and whether it was stopped. */
class Node {
  stopped = false;
  targets: number[] = [];
  gain = { value: 0, setTargetAtTime: (value: number) => this.targets.push(value), setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  frequency = { exponentialRampToValueAtTime() {} };
  constructor(_context: unknown, options: { gain?: number } = {}) {
    this.gain.value = options.gain ?? 0;
    made.push(this);
  }
  connect = (to: unknown) => to;
  disconnect() {}
  start() {}
  stop() {
    this.stopped = true;
  }
}

let made: Node[] = [];

beforeEach(() => {
  made = [];
  vi.useFakeTimers();
  class Context {
    state = 'running';
    currentTime = 0;
    destination = {};
    resume() {}
  }
  vi.stubGlobal('AudioContext', Context);
  for (const node of ['GainNode', 'OscillatorNode', 'BiquadFilterNode']) vi.stubGlobal(node, class extends Node {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const loudness = { on: true, music: 0.5, effects: 0.7, cues: 0.9 };

test('a hum that was wanted before the first touch begins with it', () => {
  const box = new SoundBox();
  box.hum(true);
  expect(made).toEqual([]);
  box.awaken();
  expect(made.length).toBeGreaterThan(3);
});

test('the volume of the music is heard at once, and silence too', () => {
  const box = new SoundBox();
  box.awaken();
  box.hum(true);
  box.setLoudness({ ...loudness, music: 1 });
  box.setLoudness({ ...loudness, on: false });
  const targets = made.flatMap((node) => node.targets);
  expect(targets.at(-2)).toBeGreaterThan(targets.at(-3)!);
  expect(targets.at(-1)).toBe(0);
});

test('signals and effects each have their own volume', () => {
  const box = new SoundBox();
  box.awaken();
  box.setLoudness({ ...loudness, effects: 0, cues: 1 });
  box.play('key');
  expect(made).toEqual([]);
  box.play('gong');
  expect(made[0]!.gain.value).toBeCloseTo(0.6);
});

test('where nothing hums, one can hear how loud it would be, for a moment', () => {
  const box = new SoundBox();
  box.awaken();
  box.tryHum(2);
  const first = made.length;
  expect(first).toBeGreaterThan(3);
  vi.advanceTimersByTime(2_100);
  expect(made.some((node) => node.stopped)).toBe(true);
  box.hum(true);
  const humming = made.length;
  box.tryHum(2);
  expect(made.length).toBe(humming);
});

test('a game brings its own sounds along, and those of the last game are gone', () => {
  const box = new SoundBox();
  box.awaken();
  box.setLoudness({ ...loudness, effects: 0, cues: 1 });
  const played: string[] = [];
  box.learn({ horn: { signal: true, play: () => played.push('horn') }, creak: { play: () => played.push('creak') } });
  box.play('horn');
  box.play('creak');
  expect(played).toEqual(['horn']);
  box.learn({});
  expect(box.knows('horn')).toBe(false);
  expect(box.knows('door')).toBe(true);
});

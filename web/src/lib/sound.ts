/**
 * Every sound is made of oscillators and noise. A cue is a short word (`step`, `gong`); whoever does not hear it reads its
 * caption. What several games sound like is here, the rest a game brings along. Nothing sounds before the person has touched the page: browsers forbid it.
 */
export interface Loudness {
  on: boolean;
  music: number;
  effects: number;
  cues: number;
}

/** Cues that matter for play have a volume of their own; the rest are effects. */
const SIGNALS = new Set(['gong', 'slam', 'turn', 'countdown', 'help', 'win', 'lose', 'ping', 'vote']);

export interface Instruments {
  /** A tone that swells and dies. */
  tone(o: { from: number; to?: number; at?: number; for: number; loud?: number; shape?: OscillatorType }): void;
  /** Filtered noise: steps, doors, dice. */
  noise(o: { at?: number; for: number; loud?: number; low?: number; high?: number; sweep?: number }): void;
}

/** A sound that only one game has: it brings it along. */
export interface Sound {
  play(instruments: Instruments): void;
  /** It matters for play. */
  signal?: boolean;
}

const CUES: Record<string, Sound['play']> = {
  step: (s) => [0, 0.17].forEach((at) => s.noise({ at, for: 0.07, low: 90, high: 420, loud: 0.5 })),
  noise: (s) => {
    s.noise({ for: 0.35, low: 300, high: 1400, sweep: 0.4, loud: 0.5 });
    s.tone({ from: 180, to: 90, for: 0.4, loud: 0.25 });
  },
  dice: (s) => [0, 0.07, 0.13, 0.22, 0.34].forEach((at, i) => s.noise({ at, for: 0.04, low: 900 + i * 120, high: 4200, loud: 0.5 })),
  door: (s) => {
    s.tone({ from: 240, to: 150, for: 0.35, shape: 'sawtooth', loud: 0.06 });
    s.noise({ at: 0.3, for: 0.09, low: 70, high: 500, loud: 0.8 });
  },
  hit: (s) => {
    s.noise({ for: 0.16, low: 60, high: 900, loud: 1 });
    s.tone({ from: 130, to: 45, for: 0.35, loud: 0.7 });
  },
  key: (s) => [1860, 2480, 2090].forEach((from, i) => s.tone({ from, at: i * 0.09, for: 0.22, loud: 0.22, shape: 'triangle' })),
  card: (s) => s.noise({ for: 0.13, low: 1800, high: 7000, sweep: 1.7, loud: 0.3 }),
  chime: (s) => [392, 587, 784].forEach((from, i) => s.tone({ from, at: i * 0.08, for: 0.6, loud: 0.25, shape: 'triangle' })),
  gong: (s) =>
    [98, 147.3, 196.8, 263, 391].forEach((from, i) => s.tone({ from, to: from * 0.985, for: 3.2 - i * 0.35, loud: 0.5 / (i + 1) })),
  slam: (s) => {
    s.noise({ for: 0.7, low: 30, high: 700, loud: 1.3, sweep: 0.4 });
    s.tone({ from: 82, to: 28, for: 1, loud: 1 });
  },
  turn: (s) => [523, 659].forEach((from, i) => s.tone({ from, at: i * 0.12, for: 0.5, loud: 0.25, shape: 'triangle' })),
  countdown: (s) => s.tone({ from: 880, for: 0.14, loud: 0.3, shape: 'square' }),
  help: (s) => [740, 740, 740].forEach((from, i) => s.tone({ from, at: i * 0.16, for: 0.12, loud: 0.35, shape: 'square' })),
  ping: (s) => s.tone({ from: 1240, to: 990, for: 0.3, loud: 0.25 }),
  vote: (s) => [494, 494].forEach((from, i) => s.tone({ from, at: i * 0.18, for: 0.25, loud: 0.25, shape: 'triangle' })),
  sink: (s) => s.tone({ from: 110, to: 74, for: 0.5, loud: 0.4, shape: 'sawtooth' }),
  free: (s) => [660, 880, 1320].forEach((from, i) => s.tone({ from, at: i * 0.06, for: 0.3, loud: 0.2, shape: 'triangle' })),
  radio: (s) => {
    s.noise({ for: 0.5, low: 700, high: 2600, loud: 0.25 });
    [960, 1440].forEach((from, i) => s.tone({ from, at: 0.1 + i * 0.13, for: 0.1, loud: 0.12, shape: 'square' }));
  },
  fear: (s) => {
    s.tone({ from: 300, to: 420, for: 0.9, loud: 0.12, shape: 'sawtooth' });
    s.tone({ from: 317, to: 401, for: 0.9, loud: 0.12, shape: 'sawtooth' });
  },
  groan: (s) => {
    s.tone({ from: 92, to: 68, for: 0.8, loud: 0.3, shape: 'sawtooth' });
    s.tone({ from: 139, to: 97, at: 0.08, for: 0.7, loud: 0.12, shape: 'sawtooth' });
    s.noise({ at: 0.1, for: 0.5, low: 200, high: 700, sweep: 0.6, loud: 0.12 });
  },
  win: (s) => [392, 494, 587, 784].forEach((from, i) => s.tone({ from, at: i * 0.16, for: 1, loud: 0.3, shape: 'triangle' })),
  lose: (s) => [233, 220, 185, 147].forEach((from, i) => s.tone({ from, at: i * 0.28, for: 1.1, loud: 0.35, shape: 'triangle' })),
};

export class SoundBox {
  private context: AudioContext | null = null;
  private loudness: Loudness = { on: true, music: 0.5, effects: 0.7, cues: 0.9 };
  private drone: { gain: GainNode; stop(): void } | null = null;
  private humming = false;
  private own: Record<string, Sound> = {};

  /** The first touch or key wakes the sound. Where none is wanted, no loudspeaker is opened: that can take a second. */
  awaken(): void {
    if (!this.loudness.on || this.context?.state === 'running') return;
    if (this.context) return void this.context.resume();
    if (typeof AudioContext === 'undefined') return;
    this.context = new AudioContext();
    this.hum(this.humming);
  }

  setLoudness(loudness: Loudness): void {
    this.loudness = loudness;
    this.tune();
  }

  /** Takes in what only the game that is played now sounds like. */
  learn(own: Record<string, Sound>): void {
    this.own = own;
  }

  knows(cue: string): boolean {
    return cue in CUES || cue in this.own;
  }

  /** Plays a cue now, or in so many seconds. */
  play(cue: string, wait = 0): void {
    const maker = this.own[cue]?.play ?? CUES[cue];
    const context = this.context;
    const volume = SIGNALS.has(cue) || this.own[cue]?.signal ? this.loudness.cues : this.loudness.effects;
    if (!maker || !context || context.state !== 'running' || !this.loudness.on || volume === 0) return;
    const out = new GainNode(context, { gain: volume * 0.6 });
    out.connect(context.destination);
    maker(instruments(context, out, context.currentTime + 0.01 + wait));
    setTimeout(() => out.disconnect(), (wait + 5) * 1000);
  }

  /** A low hum under the table, for the mood. Before the first touch it is only wanted. */
  hum(wanted: boolean): void {
    this.humming = wanted;
    if (!wanted || !this.context) {
      this.drone?.stop();
      this.drone = null;
      return;
    }
    if (!this.drone) this.drone = makeDrone(this.context);
    this.tune();
  }

  /** Lets one hear how loud the hum is, where there is none. */
  tryHum(seconds: number): void {
    if (this.humming) return;
    this.hum(true);
    setTimeout(() => this.hum(false), seconds * 1000);
  }

  private tune(): void {
    if (!this.drone || !this.context) return;
    const loud = this.loudness.on ? this.loudness.music * 0.09 : 0;
    this.drone.gain.gain.setTargetAtTime(loud, this.context.currentTime, 0.8);
  }
}

function instruments(context: AudioContext, out: AudioNode, start: number): Instruments {
  return {
    tone({ from, to = from, at = 0, for: length, loud = 0.3, shape = 'sine' }) {
      const begin = start + at;
      const oscillator = new OscillatorNode(context, { type: shape, frequency: from });
      oscillator.frequency.exponentialRampToValueAtTime(to, begin + length);
      oscillator.connect(envelope(context, out, begin, length, loud));
      oscillator.start(begin);
      oscillator.stop(begin + length + 0.05);
    },
    noise({ at = 0, for: length, loud = 0.4, low = 100, high = 4000, sweep = 1 }) {
      const begin = start + at;
      const source = new AudioBufferSourceNode(context, { buffer: whiteNoise(context), loop: true });
      const middle = Math.sqrt(low * high);
      const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: middle, Q: middle / (high - low) });
      filter.frequency.exponentialRampToValueAtTime(middle * sweep, begin + length);
      source.connect(filter).connect(envelope(context, out, begin, length, loud));
      source.start(begin, Math.random());
      source.stop(begin + length + 0.05);
    },
  };
}

function envelope(context: AudioContext, out: AudioNode, begin: number, length: number, loud: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + Math.min(0.012, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0005, begin + length);
  gain.connect(out);
  return gain;
}

let hiss: AudioBuffer | null = null;

function whiteNoise(context: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

function makeDrone(context: AudioContext): { gain: GainNode; stop(): void } {
  const gain = new GainNode(context, { gain: 0 });
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: 260 });
  const voices = [55, 55.4, 82.5, 110.3].map(
    (frequency) => new OscillatorNode(context, { type: 'sawtooth', frequency }),
  );
  const breath = new OscillatorNode(context, { frequency: 0.07 });
  const depth = new GainNode(context, { gain: 120 });
  breath.connect(depth).connect(filter.frequency);
  for (const voice of voices) voice.connect(filter);
  filter.connect(gain).connect(context.destination);
  for (const node of [...voices, breath]) node.start();
  return {
    gain,
    stop() {
      gain.gain.setTargetAtTime(0, context.currentTime, 0.4);
      for (const node of [...voices, breath]) node.stop(context.currentTime + 2);
    },
  };
}

export const sounds = new SoundBox();

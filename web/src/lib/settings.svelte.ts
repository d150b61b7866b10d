/** The person's choices, remembered in this browser and in force on every page at once. */
import { keep, recall } from './keep';
import type { Language } from './speech';

export type Motion = 'system' | 'full' | 'reduced';
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

export const SPEEDS: Record<Speed, number> = { slow: 0.6, normal: 1, fast: 2, instant: 0 };
export const TEXT_SIZES = [0.9, 1, 1.15, 1.3];

interface Choices {
  language: Language;
  name: string;
  sound: boolean;
  music: number;
  effects: number;
  cues: number;
  captions: boolean;
  keys: boolean;
  textSize: number;
  motion: Motion;
  speed: Speed;
  lessons: boolean;
  lessonsSeen: string[];
}

const system = matchMedia('(prefers-reduced-motion: reduce)');

function first(): Choices {
  return {
    language: navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en',
    name: '',
    sound: true,
    music: 0.5,
    effects: 0.7,
    cues: 0.9,
    captions: true,
    keys: true,
    textSize: 1,
    motion: 'system',
    speed: 'normal',
    lessons: true,
    lessonsSeen: [],
  };
}

class Settings {
  choices = $state<Choices>({ ...first(), ...recall<Partial<Choices>>('settings', {}) });
  private systemReduces = $state(system.matches);

  constructor() {
    system.addEventListener('change', () => (this.systemReduces = system.matches));
    addEventListener('storage', (event) => {
      if (event.key === 'lamplit.settings') Object.assign(this.choices, recall<Partial<Choices>>('settings', {}));
    });
  }

  /** Whether things may move. */
  get motion(): boolean {
    return this.choices.motion === 'full' || (this.choices.motion === 'system' && !this.systemReduces);
  }

  get speed(): number {
    return SPEEDS[this.choices.speed];
  }

  set<K extends keyof Choices>(name: K, value: Choices[K]): void {
    this.choices[name] = value;
    keep('settings', this.choices);
    this.apply();
  }

  apply(): void {
    const page = document.documentElement;
    page.lang = this.choices.language;
    page.dataset.motion = this.motion ? 'on' : 'off';
    page.style.setProperty('--text-scale', String(this.choices.textSize));
  }
}

export const settings = new Settings();

/** The clock: how much time is left, how pressing it is, what will sound and when. */

import type { CueKind, EscapeView } from './model';

export const LENGTH = 600;
export const COUNTED_ALOUD = 10;
const BETWEEN_STROKES = 1.1;
const COUNTED_BEFORE_THE_CALL = 3;

/** What the ring shows of the whole ten minutes, in seconds after the call. The server alone decides when they fall. */
const SOUNDTRACK: { at: number; kind: CueKind }[] = [
  { at: 180, kind: 'gong' },
  { at: 218, kind: 'slam' },
  { at: 382, kind: 'gong' },
  { at: 420, kind: 'slam' },
  { at: 540, kind: 'gong' },
  { at: 600, kind: 'collapse' },
];
const SAND: { at: number; kind: CueKind }[] = [
  { at: 200, kind: 'slam' },
  { at: 400, kind: 'slam' },
  { at: 600, kind: 'collapse' },
];

export type Urgency = 'before' | 'calm' | 'countdown' | 'last' | 'paused' | 'practice';

export interface Hour {
  /** Seconds until the temple falls; before the call, until the call; in practice, since the call. */
  seconds: number;
  /** The part of the ten minutes that is left, from 1 to 0. */
  part: number;
  urgency: Urgency;
  /** Seconds until the next gong or slam. */
  until: number | null;
}

export function hour(view: EscapeView, now: number): Hour {
  const whole = LENGTH * view.stretch;
  const until = view.next_cue ? Math.max(0, view.next_cue.at - now) : null;
  if (!view.started) {
    return { seconds: Math.max(0, view.begin - now), part: 1, urgency: view.paused ? 'paused' : 'before', until: null };
  }
  const left = Math.max(0, view.begin + whole - now);
  if (view.practice) return { seconds: Math.max(0, now - view.begin), part: 1, urgency: 'practice', until: null };
  const at = { seconds: left, part: left / whole, until };
  if (view.paused) return { ...at, urgency: 'paused' };
  if (view.modules.sand) return { ...at, urgency: 'calm' };
  const kind = view.next_cue?.kind;
  if (kind === 'collapse') return { ...at, urgency: 'last' };
  return { ...at, urgency: kind === 'slam' ? 'countdown' : 'calm' };
}

/** Where on the ring gongs and slams lie: the part of the time that is then left. */
export function ringMarks(view: EscapeView): { part: number; kind: CueKind }[] {
  if (view.practice) return [];
  return (view.modules.sand ? SAND : SOUNDTRACK).map(({ at, kind }) => ({ part: 1 - at / LENGTH, kind }));
}

/** As on a clock: whole seconds, rounded up, so that 0:00 is the end itself. */
export function minutes(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/**
 * What will sound by itself, in virtual time: the strokes of the next gong, or the last seconds before a slam and the slam.
 * The sand gives no warning: it is heard when it has run out.
 */
export function schedule(view: EscapeView): { at: number; cue: string }[] {
  if (view.paused || Object.keys(view.result).length) return [];
  const coming: { at: number; cue: string }[] = [];
  if (!view.started) {
    for (let left = COUNTED_BEFORE_THE_CALL; left > 0; left--) coming.push({ at: view.begin - left, cue: 'countdown' });
    coming.push({ at: view.begin, cue: 'escape' });
  }
  const next = view.next_cue;
  if (next?.kind === 'gong') coming.push(...strokes(next.at, next.number));
  else if (next) {
    if (!view.modules.sand) coming.push(...warnings(view, next));
    coming.push({ at: next.at, cue: 'slam' });
  }
  return coming.filter(({ at }) => at >= view.now);
}

/** The second and third stroke fall when the next thing to come is the slam already; then its last seconds are counted. */
function warnings(view: EscapeView, { at, number }: { at: number; number: number }): { at: number; cue: string }[] {
  const gong = SOUNDTRACK.filter(({ kind }) => kind === 'gong')[number - 1];
  const ticks = Array.from({ length: COUNTED_ALOUD }, (_, n) => ({ at: at - COUNTED_ALOUD + n, cue: 'countdown' }));
  return gong ? [...strokes(view.begin + gong.at * view.stretch, number), ...ticks] : ticks;
}

function strokes(at: number, number: number): { at: number; cue: string }[] {
  return Array.from({ length: number }, (_, stroke) => ({ at: at + stroke * BETWEEN_STROKES, cue: 'gong' }));
}

// Rooms are drawn in short lines of text, 120 steps wide and high. A line is `<pattern>[<quarter turns it was drawn with>]`
// and then strokes, each with its pen: `s` solid, `h` hatched, `x` hatching alone, `f` fine, `b` bold, `d` dark, `r` blood, `e` ember.
// Besides what every path knows there are `(x y r)` and `(x y rx ry)` for rounds, `[x y w h]` for boxes, and
// `{n dx dy x y …}` for the same thing n times. `*n` after the pen turns a stroke n times about the middle.

export interface Stroke {
  readonly pen: string;
  readonly path: string;
  readonly around: number;
}

export interface Engraving {
  readonly pattern: string;
  readonly drawn: number;
  readonly strokes: readonly Stroke[];
}

const NUMBER = /-?\d*\.?\d+/g;
const numbers = (text: string): number[] => (text.match(NUMBER) ?? []).map(Number);
const short = (value: number): string => String(Math.round(value * 100) / 100);

function round(text: string): string {
  const [x = 0, y = 0, rx = 0, ry = rx] = numbers(text);
  return `M${short(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

function box(text: string): string {
  const [x, y, w = 0, h = 0] = numbers(text);
  return `M${x} ${y}h${w}v${h}h${-w}z`;
}

// What is drawn again is written from its first point on in relative steps, so that only that point moves.
function again(text: string): string {
  const [, times, dx, dy, x, y, rest] = /^(\d+) (\S+) (\S+) (\S+) (-?[\d.]+)\s?(.*)$/s.exec(text)!;
  return Array.from({ length: Number(times) }, (_, n) => `M${short(Number(x) + n * Number(dx))} ${short(Number(y) + n * Number(dy))}${rest}`).join('');
}

export function drawnOut(path: string): string {
  return path
    .replace(/\{([^}]*)\}/g, (_, text: string) => again(text))
    .replace(/\(([^)]*)\)/g, (_, text: string) => round(text))
    .replace(/\[([^\]]*)\]/g, (_, text: string) => box(text));
}

export function engraved(text: string): Engraving {
  const [head = '', ...lines] = text.split(';');
  const [, pattern = '', drawn = ''] = /^([a-z]+2?)(?:@(\d))?$/.exec(head) ?? [];
  const strokes = lines.map((line) => {
    const [, pen = 'f', around = '1', path = ''] = /^(\w)(?:\*(\d+) )?(.*)$/s.exec(line) ?? [];
    return { pen, around: Number(around), path: drawnOut(path) };
  });
  return { pattern, drawn: Number(drawn), strokes };
}

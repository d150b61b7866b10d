/** How things on an easel move. */

/** A number on its way to another. */
export class Movement {
  private from: number;
  private since = -Infinity;
  private length = 0;

  constructor(private to: number) {
    this.from = to;
  }

  /** Sets out from wherever it is now. Where it goes already it goes on going. */
  go(to: number, now: number, length: number): void {
    if (to === this.to) return;
    this.from = this.at(now);
    [this.to, this.since, this.length] = [to, now, length];
  }

  at(now: number): number {
    if (this.over(now)) return this.to;
    return this.from + (this.to - this.from) * eased((now - this.since) / this.length);
  }

  over(now: number): boolean {
    return now >= this.since + this.length;
  }
}

/** Fast at first, then ever slower. */
export function eased(part: number): number {
  return 1 - (1 - part) ** 3;
}

/** To and fro between -1 and 1, once in twice the time. */
export function swung(now: number, length: number): number {
  return -Math.cos((Math.PI * now) / length);
}

type Point = [number, number, number];

/** A side of a cube as one sees it from far away: where its right, its lower edge and its outside point, and how much it faces us. */
export interface Facet {
  right: [number, number];
  down: [number, number];
  out: [number, number];
  towards: number;
}

/** A cube that is turned: tells of that side of it which points away from the front by so many degrees itself. */
export type Turned = (x: number, y: number) => Facet;

/** A cube turned about its standing, then about its lying axis. */
export function cube(x: number, y: number): Turned {
  return (sideX, sideY) => {
    const seen = (point: Point) => leaned(turned(leaned(turned(point, sideY), sideX), y), x);
    const [right, down, out] = [seen([1, 0, 0]), seen([0, 1, 0]), seen([0, 0, 1])];
    return { right: [right[0], right[1]], down: [down[0], down[1]], out: [out[0], out[1]], towards: out[2] };
  };
}

/** How wide or high a cube looks, in edges, whichever is more; any side of it tells. */
export function girth({ right, down, out }: Facet): number {
  return Math.max(...[0, 1].map((axis) => Math.abs(right[axis]!) + Math.abs(down[axis]!) + Math.abs(out[axis]!)));
}

function leaned([x, y, z]: Point, degrees: number): Point {
  const [sin, cos] = wave(degrees);
  return [x, y * cos - z * sin, y * sin + z * cos];
}

function turned([x, y, z]: Point, degrees: number): Point {
  const [sin, cos] = wave(degrees);
  return [x * cos + z * sin, y, z * cos - x * sin];
}

function wave(degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), Math.cos(angle)];
}

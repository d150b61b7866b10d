/** A row of dice: cubes that tumble to their faces, rise when held, are clamped in iron when blocked. */
import adventurer from 'icon:run';
import key from 'icon:key';
import torch from 'icon:torch';
import black from 'icon:tribal-mask';
import gold from 'icon:aztec-calendar-sun';
import { gone } from '../holding';
import type { Face } from '../model';
import { cube, eased, girth, Movement, swung, type Turned } from './movement';
import type { Ink, Pace, Painting, Size } from './hung';

export interface DieTold {
  face: Face;
  /** The face one can read: another one while the die tumbles. */
  read: Face;
  /** How often it was rolled. */
  spins: number;
  held: boolean;
  /** Shaken, because it is not known yet how it falls. */
  rolling: boolean;
  /** One of them must be given away. */
  losing: boolean;
  /** Its middle. */
  at: readonly [number, number];
}

export interface DiceTold {
  dice: DieTold[];
  /** The length of an edge. */
  edge: number;
  motion: boolean;
  size: Size;
}

type Side = Exclude<Face, 'blank'>;

const TUMBLE = 500;
const LIFT = 160;
const CLAMP = 300;
const GLOW = 1200;
const GLOWS = 3;
const SHAKE = 280;
const TREMBLE = 500;
const SLIDE = 240;
const RAISED = 9;
const HOP = 7;
/** How far the light of gold reaches beyond its die. It stays on the table, for what is above the row cuts it off. */
const SHINE = 12;
/** How far a die that stands on a corner may reach, in edges: its neighbours need their place. */
const ROOM = 1.2;
/** How much darker a die is that shows nothing, for all it is smaller. */
const DULL = 1.25;
/** A side that is turned away further than this is not seen. */
const SLIVER = 0.04;

const AMBER = '#ffd591';
const DANGER = '#e0563f';
/** Danger on a die in iron, which is as red. */
const DANGER_PALE = '#ffd9cc';
const BONE = [168, 154, 123];
/** What lies over a side that is turned away, or over a die that shows nothing. */
const SHADOW = [20, 14, 10];
const LOOKS: Record<Side, { sign: string; ink: string; edge: string; top: string; bottom: string }> = {
  adventurer: { sign: adventurer, ink: '#231a13', edge: '#8d8064', top: '#f6eedc', bottom: '#cdbf9f' },
  key: { sign: key, ink: '#14405e', edge: '#8d8064', top: '#f6eedc', bottom: '#cdbf9f' },
  torch: { sign: torch, ink: '#8a2c12', edge: '#8d8064', top: '#f6eedc', bottom: '#cdbf9f' },
  black: { sign: black, ink: '#a28ab4', edge: '#3c2019', top: '#332a27', bottom: '#171210' },
  gold: { sign: gold, ink: '#4a2c06', edge: '#a87420', top: '#ffe8ad', bottom: '#d9983a' },
};
/** Which way a cube is turned, in degrees about its lying and its standing axis, so that a face is in front. */
export const TO_FRONT: Record<Face, [number, number]> = {
  adventurer: [0, 0],
  key: [0, -90],
  torch: [0, 90],
  black: [-90, 0],
  gold: [90, 0],
  blank: [-28, 38],
};
export const SIDES: { face: Side; turned: [number, number] }[] = [
  { face: 'adventurer', turned: [0, 0] },
  { face: 'adventurer', turned: [0, 180] },
  { face: 'key', turned: [0, 90] },
  { face: 'torch', turned: [0, -90] },
  { face: 'black', turned: [90, 0] },
  { face: 'gold', turned: [-90, 0] },
];
const IRON = 'M4 4H56V56H4Z';
const BARS = 'M19 4V56M41 4V56';
const RIVETS = 'M4 4h.1M56 4h.1M4 56h.1M56 56h.1M19 4h.1M41 4h.1M19 56h.1M41 56h.1';

/** How one die moves. */
class Body {
  readonly x: Movement;
  readonly y: Movement;
  readonly size: Movement;
  readonly rise: Movement;
  readonly place: Movement;
  hopped = -Infinity;
  clamped = -Infinity;
  golden = -Infinity;
  private turns = [0, 0];

  constructor(private told: DieTold) {
    const [x, y] = TO_FRONT[told.face];
    [this.x, this.y, this.size] = [new Movement(x), new Movement(y), new Movement(small(told.face))];
    this.rise = new Movement(told.held ? RAISED : 0);
    this.place = new Movement(told.at[0]);
  }

  tell(told: DieTold, now: number, motion: boolean, slides: boolean): void {
    const before = this.told;
    this.told = told;
    if (told.spins !== before.spins) {
      const way = Math.random() < 0.5 ? -1 : 1;
      this.turns = [this.turns[0]! + way * (1 + Math.round(Math.random())), this.turns[1]! + 1 + Math.round(Math.random())];
      if (motion) this.hopped = now;
    }
    const [x, y] = TO_FRONT[told.face];
    const length = motion ? TUMBLE : 0;
    this.x.go(x + 360 * this.turns[0]!, now, length);
    this.y.go(y + 360 * this.turns[1]!, now, length);
    this.size.go(small(told.face), now, length);
    this.rise.go(told.held ? RAISED : 0, now, motion ? LIFT : 0);
    this.place.go(told.at[0], now, slides ? SLIDE : 0);
    if (motion && told.read === 'black' && before.read !== 'black') this.clamped = now;
    if (motion && told.read === 'gold' && before.read !== 'gold') this.golden = now;
  }

  /** In another place rolls are counted anew. */
  count(spins: number): void {
    this.told = { ...this.told, spins };
  }

  get state(): DieTold {
    return this.told;
  }

  pace(now: number): Pace {
    const { rolling, losing, read } = this.told;
    const moves =
      rolling ||
      losing ||
      [this.x, this.y, this.size, this.rise, this.place].some((each) => !each.over(now)) ||
      now < this.hopped + TUMBLE ||
      now < this.clamped + CLAMP;
    return moves ? 'fast' : read === 'gold' && now < this.golden + GLOW * GLOWS ? 'slow' : 'still';
  }
}

export class DiceBox implements Painting<DiceTold> {
  private bodies: Body[] = [];
  private told: DiceTold | null = null;
  private faces = new Map<Side, CanvasImageSource>();

  tell(told: DiceTold, now: number): void {
    if (told.edge !== this.told?.edge || told.size.dots !== this.told.size.dots) this.faces.clear();
    // Where the screen is another, dice lie elsewhere at once.
    const slides = told.motion && told.size.width === this.told?.size.width;
    this.told = told;
    if (told.dice.length === this.bodies.length - 1) this.closeUp(told.dice);
    this.bodies = told.dice.map((die, n) => this.bodies[n] ?? new Body(die));
    this.bodies.forEach((body, n) => body.tell(told.dice[n]!, now, told.motion, slides));
  }

  /** One die was given away: those behind it move up as they lie. */
  private closeUp(dice: DieTold[]): void {
    const faces = (row: DieTold[]) => row.map(({ face }) => face);
    this.bodies.splice(gone(faces(this.bodies.map(({ state }) => state)), faces(dice)), 1);
    this.bodies.forEach((body, n) => body.count(dice[n]!.spins));
  }

  paint(ink: Ink, now: number): Pace {
    if (!this.told?.edge) return 'still';
    for (const body of this.bodies) this.die(ink, body, now);
    const paces = this.told.motion ? this.bodies.map((body) => body.pace(now)) : [];
    return paces.find((pace) => pace === 'fast') ?? paces.find((pace) => pace === 'slow') ?? 'still';
  }

  private die(ink: Ink, body: Body, now: number): void {
    const { edge, motion } = this.told!;
    const { at, held, losing, rolling, read } = body.state;
    const hop = HOP * Math.sin(Math.PI * Math.min(1, (now - body.hopped) / TUMBLE));
    ink.save();
    ink.translate(body.place.at(now), at[1]);
    if (read === 'gold') this.glow(ink, pulse(now - body.golden));
    ink.translate(0, -body.rise.at(now) - (motion ? hop : 0));
    if (losing && motion) ink.rotate((2 * Math.PI * swung(now, TREMBLE)) / 180);
    if (held && !losing) this.ring(ink, AMBER, []);
    ink.save();
    let tilt = 0;
    if (rolling && motion) {
      const swing = swung(now, SHAKE);
      ink.translate(0, -6 - 3 * swing);
      ink.rotate((6 * Math.PI * swing) / 180);
      tilt = 16 * swing;
    }
    const turned = cube(body.x.at(now) + tilt, body.y.at(now));
    const size = body.size.at(now);
    const fits = Math.min(size, ROOM / girth(turned(0, 0)));
    ink.scale(fits, fits);
    this.body(ink, turned, (1 - size) * DULL);
    ink.restore();
    if (read === 'black') this.iron(ink, motion ? (now - body.clamped) / CLAMP : 1);
    if (losing) this.ring(ink, read === 'black' ? DANGER_PALE : DANGER, [edge / 9, edge / 12]);
    ink.restore();
  }

  /** The sides one can see; the material of the die fills the gaps at their round corners. */
  private body(ink: Ink, turned: Turned, dull: number): void {
    const half = this.told!.edge / 2;
    const seen = SIDES.map(({ face, turned: [x, y] }) => ({ face, ...turned(x, y) })).filter(({ towards }) => towards > SLIVER);
    for (const core of [true, false]) {
      for (const { face, right, down, out, towards } of seen) {
        const reach = core ? half - this.round * 0.3 : half;
        const shade = Math.min(1, dull + 0.45 * (1 - towards));
        ink.save();
        ink.transform(...right, ...down, out[0] * reach, out[1] * reach);
        if (core) {
          ink.fillStyle = `rgb(${BONE.map((part, n) => part + (SHADOW[n]! - part) * shade).join(' ')})`;
          ink.fillRect(-reach, -reach, 2 * reach, 2 * reach);
        } else {
          ink.drawImage(this.face(face), -half, -half, 2 * half, 2 * half);
          if (shade > 0.01) this.shadow(ink, shade);
        }
        ink.restore();
      }
    }
  }

  private shadow(ink: Ink, depth: number): void {
    ink.fillStyle = `rgb(${SHADOW.join(' ')} / ${depth})`;
    this.rounded(ink, this.told!.edge / 2);
    ink.fill();
  }

  private get round(): number {
    return Math.min(10, this.told!.edge / 5);
  }

  private rounded(ink: Ink, half: number): void {
    ink.beginPath();
    ink.roundRect(-half, -half, 2 * half, 2 * half, this.round);
  }

  /** A side as it looks from the front, engraved once for each size. */
  private face(side: Side): CanvasImageSource {
    const kept = this.faces.get(side);
    if (kept) return kept;
    const { edge, size } = this.told!;
    const [picture, ink] = sheet(Math.ceil(edge * size.dots));
    const { sign, ink: colour, edge: border, top, bottom } = LOOKS[side];
    ink.scale(picture.width / edge, picture.width / edge);
    ink.translate(edge / 2, edge / 2);
    const light = ink.createLinearGradient(0, -edge / 2, 0, edge / 2);
    light.addColorStop(0, top);
    light.addColorStop(1, bottom);
    this.rounded(ink, edge / 2 - 0.5);
    ink.fillStyle = light;
    ink.fill();
    ink.strokeStyle = border;
    ink.stroke();
    ink.scale((0.68 * edge) / 512, (0.68 * edge) / 512);
    ink.translate(-256, -256);
    ink.fillStyle = colour;
    ink.fill(new Path2D(sign));
    const done = finished(picture);
    this.faces.set(side, done);
    return done;
  }

  private ring(ink: Ink, colour: string, dashes: number[]): void {
    ink.strokeStyle = colour;
    ink.lineWidth = 3;
    ink.setLineDash(dashes);
    this.rounded(ink, this.told!.edge / 2 + 2);
    ink.stroke();
    ink.setLineDash([]);
  }

  private glow(ink: Ink, strength: number): void {
    const half = this.told!.edge / 2;
    const light = ink.createRadialGradient(0, 0, half * 0.8, 0, 0, half + SHINE);
    light.addColorStop(0, `rgb(255 207 90 / ${0.6 * strength})`);
    light.addColorStop(1, 'rgb(255 207 90 / 0)');
    ink.fillStyle = light;
    ink.fillRect(-half - SHINE, -half - SHINE, 2 * (half + SHINE), 2 * (half + SHINE));
  }

  /** Whoever is blocked is clamped in iron, which closes with a jolt. */
  private iron(ink: Ink, part: number): void {
    const shut = eased(Math.min(1, part));
    ink.save();
    ink.globalAlpha = shut;
    const grown = ((this.told!.edge + 4) / 60) * (1.5 - 0.5 * shut);
    ink.scale(grown, grown);
    ink.translate(-30, -30);
    ink.strokeStyle = '#b2412d';
    ink.lineWidth = 4;
    ink.stroke(new Path2D(IRON));
    ink.globalAlpha = 0.75 * shut;
    ink.lineWidth = 3;
    ink.stroke(new Path2D(BARS));
    ink.globalAlpha = shut;
    ink.strokeStyle = '#f0a08c';
    ink.lineWidth = 5;
    ink.lineCap = 'round';
    ink.stroke(new Path2D(RIVETS));
    ink.restore();
  }
}

function small(face: Face): number {
  return face === 'blank' ? 0.6 : 1;
}

/** How bright a golden die is some time after it came to lie: it glows a few times, then it shines. */
function pulse(since: number): number {
  if (since > GLOW * GLOWS) return 1;
  return 0.725 + 0.275 * Math.cos((2 * Math.PI * since) / GLOW);
}

/** A picture nobody paints on any more: a canvas would be looked through anew whenever it is copied. */
function finished(picture: OffscreenCanvas | HTMLCanvasElement): CanvasImageSource {
  return 'transferToImageBitmap' in picture ? picture.transferToImageBitmap() : picture;
}

function sheet(side: number): [OffscreenCanvas | HTMLCanvasElement, Ink] {
  const made = typeof OffscreenCanvas === 'undefined' ? document.createElement('canvas') : new OffscreenCanvas(side, side);
  made.width = made.height = side;
  return [made, made.getContext('2d') as Ink];
}

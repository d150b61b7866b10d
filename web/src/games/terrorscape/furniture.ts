// What stands in the rooms: our own pen strokes, in each room's own corner. `solid` is filled with shade, `hatched` with
// fine lines, `fine` is outline only.

export interface Drawing {
  readonly solid: string;
  readonly hatched: string;
  readonly fine: string;
}

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;
const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const soft = (x: number, y: number, w: number, h: number, r = 7): string =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${-(w - 2 * r)}q${-r} 0 ${-r} ${-r}v${-(h - 2 * r)}q0 ${-r} ${r} ${-r}Z`;
const repeat = (count: number, draw: (n: number) => string): string => Array.from({ length: count }, (_, n) => draw(n)).join('');
const crate = (x: number, y: number, s: number): string => `${box(x, y, s, s)}M${x} ${y}l${s} ${s}M${x + s} ${y}l${-s} ${s}`;
const chairs = (xs: number[], y: number): string => xs.map((x) => soft(x - 7, y - 6, 14, 12, 4)).join('');
const grave = (x: number, y: number): string => `M${x - 9} ${y + 12}v-16a9 9 0 0 1 18 0v16ZM${x} ${y - 7}v11M${x - 4} ${y - 3}h8`;

// A tree from above: a ring of scallops.
function tree(x: number, y: number, r: number): string {
  const lobes = Math.max(7, Math.round(r / 2.4));
  const corner = (n: number) => {
    const angle = (n / lobes) * Math.PI * 2 + r;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)].map((v) => Math.round(v * 10) / 10) as [number, number];
  };
  const swell = Math.round((r * 3.4) / lobes * 10) / 10;
  return `M${corner(0).join(' ')}${repeat(lobes, (n) => `A${swell} ${swell} 0 0 1 ${corner(n + 1).join(' ')}`)}Z`;
}

// A plant from above: leaves around a stalk.
const plant = (x: number, y: number, r: number): string =>
  repeat(7, (n) => {
    const angle = (n / 7) * Math.PI * 2 + x;
    const [dx, dy] = [Math.cos(angle) * r, Math.sin(angle) * r];
    const [bx, by] = [Math.cos(angle + 0.55) * r * 0.6, Math.sin(angle + 0.55) * r * 0.6];
    return `M${x} ${y}q${bx.toFixed(1)} ${by.toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)}`;
  });

const candles = (spots: [number, number][]): string =>
  spots.map(([x, y]) => `${disc(x, y, 4)}M${x} ${y - 4}q3-4 0-8q-3 4 0 8`).join('');

export const FURNITURE: Record<string, Drawing> = {
  B1: {
    solid: soft(26, 168, 98, 34, 9) + soft(20, 160, 12, 50, 5) + soft(118, 160, 12, 50, 5) + soft(176, 176, 44, 42, 10) + soft(104, 92, 50, 40, 20),
    hatched: box(130, 5, 84, 20) + box(208, 62, 46, 70),
    fine: `${disc(129, 112, 58)}${disc(129, 112, 52)}M150 22q6-14 10 0q5-18 10 0q6-12 12 0M30 176h90M112 104h34M112 112h28${box(238, 150, 14, 64)}M238 166h14M238 182h14M238 198h14`,
  },
  B2: {
    solid: soft(56, 92, 138, 60, 6) + chairs([78, 104, 130, 156, 176], 80) + chairs([78, 104, 130, 156, 176], 164) + soft(36, 110, 12, 24, 4) + soft(202, 110, 12, 24, 4),
    hatched: box(130, 5, 84, 17),
    fine: disc(125, 122, 14) + disc(125, 122, 5) + repeat(4, (n) => disc(76 + n * 33, 105, 6) + disc(76 + n * 33, 139, 6)) + 'M125 108v-10M125 136v10M111 122h-9M139 122h9' + box(24, 56, 202, 132),
  },
  B3: {
    solid: box(92, 74, 84, 36) + chairs([112, 156], 122) + soft(214, 128, 28, 34, 4),
    hatched: box(118, 5, 124, 26) + box(8, 118, 26, 46),
    fine: repeat(4, (n) => disc(136 + n * 20, 18, 7) + disc(136 + n * 20, 18, 3)) + soft(214, 9, 22, 18, 4) + 'M104 86h28M108 92h20M146 84l14 14M228 128v34M14 130h14M14 142h14M14 154h14',
  },
  B4: {
    solid: crate(12, 46, 36) + crate(52, 46, 30) + crate(12, 86, 30) + crate(118, 168, 34) + disc(30, 196, 16) + disc(62, 202, 13),
    hatched: box(160, 30, 24, 118) + crate(154, 176, 26),
    fine: disc(30, 196, 9) + disc(62, 202, 7) + 'M160 54h24M160 78h24M160 102h24M160 126h24M88 12h54M88 12v8M106 12v8M124 12v8M142 12v8',
  },
  B5: {
    solid: soft(98, 62, 56, 200, 8) + repeat(8, (n) => soft(78, 70 + n * 24, 12, 14, 4) + soft(162, 70 + n * 24, 12, 14, 4)) + soft(114, 44, 24, 11, 4) + soft(114, 269, 24, 11, 4),
    hatched: box(228, 106, 16, 70) + box(228, 232, 16, 84),
    fine: repeat(8, (n) => disc(110, 77 + n * 24, 5) + disc(142, 77 + n * 24, 5)) + candles([[126, 96], [126, 162], [126, 228]]) + `${box(56, 32, 140, 260)}${box(61, 37, 130, 250)}M30 352h46M30 360h46M30 368h46M30 376h46${box(28, 346, 50, 36)}`,
  },
  R1: {
    solid: soft(262, 150, 20, 54, 6) + disc(302, 24, 9) + disc(302, 204, 9) + disc(24, 204, 9),
    hatched: box(200, 140, 56, 70),
    fine: `${box(6, 76, 176, 46)}${box(12, 82, 164, 34)}${disc(94, 99, 20)}${disc(94, 99, 12)}M94 79v40M74 99h40${repeat(7, (n) => `M200 ${149 + n * 9}h56`)}M228 206v-58l-6 9M228 148l6 9M30 56h46v12h-46Z`,
  },
  R2: {
    solid: box(136, 76, 52, 52) + box(24, 150, 62, 28) + box(236, 150, 62, 28) + soft(132, 222, 66, 16, 6),
    hatched: box(5, 44, 10, 40) + box(5, 96, 10, 40) + box(5, 194, 10, 40) + box(70, 246, 46, 8) + box(250, 246, 46, 8) + box(311, 20, 10, 44) + box(311, 92, 10, 40),
    fine: `${disc(162, 102, 17)}${disc(162, 96, 7)}M152 116q10-14 20 0M32 158h46M32 166h30M244 158h46M244 166h34${box(120, 60, 84, 84)}`,
  },
  R3: {
    solid: box(168, 84, 16, 40) + box(8, 146, 16, 44) + disc(30, 238, 11) + disc(162, 238, 11),
    hatched: box(5, 52, 8, 30) + box(179, 178, 8, 34),
    fine: `${box(70, 36, 54, 214)}${box(76, 42, 42, 202)}${repeat(6, (n) => `M97 ${58 + n * 32}l12 12l-12 12l-12-12Z`)}${candles([[176, 98], [16, 168]])}${plant(30, 238, 15)}${plant(162, 238, 15)}`,
  },
  R4: {
    solid: soft(72, 42, 66, 30, 3) + soft(94, 76, 22, 16, 6) + disc(22, 96, 13),
    hatched: box(5, 44, 12, 34) + box(170, 8, 16, 44),
    fine: 'M80 50h22l3 14h-22ZM110 48l16 4-3 12-16-4ZM16 88a13 13 0 0 1 12 16M22 83v26' + disc(133, 50, 4),
  },
  R5: {
    solid: box(18, 44, 92, 15) + box(18, 72, 92, 15) + box(18, 130, 64, 15),
    hatched: box(18, 100, 40, 15) + box(172, 12, 14, 58) + box(172, 104, 14, 44),
    fine: repeat(14, (n) => `M${24 + n * 6} 44v15M${25 + n * 6} 72v15`) + repeat(9, (n) => `M${24 + n * 6.4} 130v15`) + 'M140 40l14 26M145 38l14 26M142 46h8M146 54h8M150 60h8',
  },
  G1: {
    solid: tree(38, 104, 20) + tree(92, 52, 13) + tree(286, 108, 22) + tree(244, 118, 13) + tree(132, 118, 11),
    hatched: '',
    fine: 'M186 0q-8 34 22 52t118 34M210 0q-6 26 22 42t94 32M206 60q10 8 22 12M256 76l22 6M118 74q8-6 16 0M60 66q6-5 12 0M300 34q8-6 16 0' + tree(38, 104, 9) + tree(286, 108, 10),
  },
  G2: {
    solid: grave(150, 62) + grave(192, 96) + grave(112, 98) + grave(242, 60) + grave(348, 50) + grave(392, 92) + grave(292, 30),
    hatched: box(404, 16, 30, 26) + 'M400 16l19-12 19 12Z',
    fine: 'M86 76q8-5 16 0M214 74q8-5 16 0M320 96q8-5 16 0M262 100q8-5 16 0M366 66q8-5 16 0M419 24v12M411 30h16' + tree(26, 96, 12),
  },
  G3: {
    solid: box(150, 34, 34, 118) + box(12, 214, 66, 26) + repeat(4, (n) => disc(24 + n * 15, 250, 7)) + repeat(3, (n) => disc(31 + n * 15, 238, 7)),
    hatched: box(12, 56, 24, 74),
    fine: `M158 46h18M158 60l16 10M174 60l-16 10M160 88h14v22h-14ZM156 126h22M156 134h14${repeat(5, (n) => `M12 ${68 + n * 12}h24`)}${repeat(3, (n) => disc(24 + n * 15, 250, 3))}M0 274L192 274M100 40v26M92 66h16l-4 22h-8Z`,
  },
  G4: {
    solid: box(14, 40, 70, 34) + box(150, 14, 84, 32) + box(14, 120, 60, 38) + box(190, 120, 46, 38),
    hatched: '',
    fine: [[30, 57], [66, 57], [172, 30], [210, 30], [32, 139], [58, 139], [212, 139]].map(([x, y]) => plant(x as number, y as number, 19)).join('') + repeat(5, (n) => `M${42 + n * 42} 0v6M${42 + n * 42} 166v6`) + 'M112 20v132M126 20v132M112 40h14M112 64h14M112 88h14M112 112h14M112 136h14',
  },
  G5: {
    solid: disc(96, 148, 44) + tree(26, 62, 15) + tree(28, 232, 15) + tree(168, 234, 15) + tree(30, 330, 18) + tree(166, 318, 13),
    hatched: disc(96, 148, 17),
    fine: `${disc(96, 148, 34)}${disc(96, 148, 7)}M96 141q-10-18-18-4M96 141q10-18 18-4M96 141v-18M96 4v92M96 200v160M78 4v90M114 4v90M78 202v158M114 202v158${repeat(6, (n) => `M78 ${18 + n * 13}h36`)}${repeat(11, (n) => `M78 ${214 + n * 13}h36`)}`,
  },
};

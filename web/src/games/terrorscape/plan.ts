/** The paper: rooms, walls, doors, furniture. It never changes during a game: one picture, drawn once and left alone. */
import { FURNITURE } from './furniture';
import { DOORS, HEIGHT, OUTDOORS, PASSAGES, ROOMS, WAYS, WIDTH, type Point } from './mansion';

const rooms = Object.values(ROOMS);
const indoors = rooms.filter(({ id }) => !OUTDOORS.has(id));
const outdoors = rooms.filter(({ id }) => OUTDOORS.has(id));
const FLOORS: Record<string, string> = {
  B1: 'boards', B2: 'parquet', B3: 'tiles', B4: 'boards', B5: 'parquet', R1: 'tiles', R2: 'parquet', R3: 'boards',
  R4: 'boards', R5: 'boards', G1: 'grass', G2: 'grass', G3: 'boards', G4: 'tiles', G5: 'grass',
};
const PASSAGE_SPOTS: Record<string, Point> = { B1: [47, 224], G2: [400, 852], B5: [574, 552], G5: [962, 566] };
const NUMERALS = ['M0-5V6', 'M-3-5V6M3-5V6'];

const PATTERNS = `
<pattern id="boards" width="58" height="14" patternUnits="userSpaceOnUse"><path d="M0 .5H58M0 7.5H58M16 .5V7.5M44 7.5V14"/></pattern>
<pattern id="tiles" width="19" height="19" patternUnits="userSpaceOnUse"><path d="M0 .5H19M.5 0V19"/><path d="M6 9.5L9.5 6L13 9.5L9.5 13Z" opacity=".5"/></pattern>
<pattern id="grass" width="34" height="28" patternUnits="userSpaceOnUse"><path d="M4 24q1-7-1-12M7 24q1-6 4-9M20 12q0-6-2-9M23 12q1-5 4-7M29 26q0-4 2-6"/></pattern>
<pattern id="parquet" width="24" height="24" patternUnits="userSpaceOnUse"><path d="M0 0L12 12M12 0L0 12M12 12L24 24M24 12L12 24M0 24L12 12M12 12L24 0"/></pattern>
<pattern id="hatch" width="5.5" height="5.5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V5.5" class="dark-hatch"/></pattern>
<pattern id="cross" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)"><path d="M0 0V7" class="shade-hatch"/></pattern>
<radialGradient id="floor" cx=".5" cy=".45" r=".75"><stop stop-color="#fff" stop-opacity=".075"/><stop offset="1" stop-opacity=".3"/></radialGradient>`;

const STYLE = `
pattern path { fill: none; stroke: #e8d9bd; stroke-opacity: .13; stroke-width: .9 }
#parquet path { stroke-opacity: .1 }
#grass path { stroke: #cbd9a6; stroke-opacity: .2; stroke-width: 1.1; stroke-linecap: round }
pattern path.dark-hatch { stroke: #efe6d8; stroke-opacity: .42; stroke-width: 1.2 }
pattern path.shade-hatch { stroke: #060403; stroke-opacity: .75; stroke-width: 2.2 }
.red { fill: #472622 }
.blue { fill: #21323d }
.green { fill: #26331f }
.shade { opacity: .8 }
.hedge { fill: none; stroke: #cbd9a6; stroke-opacity: .4; stroke-width: 2; stroke-dasharray: 2 7; stroke-linecap: round }
.solid { fill: #0d0a08; fill-opacity: .36; stroke: #efe6d8; stroke-opacity: .46; stroke-width: 1.35; stroke-linejoin: round }
.hatched { fill: url(#hatch); stroke: #efe6d8; stroke-opacity: .55; stroke-width: 1.4; stroke-linejoin: round }
.again { fill: none; stroke: #efe6d8; stroke-opacity: .2; stroke-width: .9 }
.fine { fill: none; stroke: #efe6d8; stroke-opacity: .3; stroke-width: 1.15; stroke-linecap: round }
.wall { fill: none; stroke: #efe6d8; stroke-width: 6.6 }
.wall-heart { fill: none; stroke: #6f6455; stroke-width: 2.2 }
.gap { stroke: #1d2418; stroke-width: 7 }
.steps { stroke: #efe6d8; stroke-opacity: .72; stroke-width: 2.4; stroke-dasharray: 1.5 6; stroke-linecap: round; fill: none }
.opening { fill: #120e0b }
.jamb { stroke: #efe6d8; stroke-width: 2.6 }
.leaf { fill: none; stroke: #efe6d8; stroke-width: 2.2; stroke-linecap: round }
.heavy { stroke-width: 3.4 }
.swing { fill: none; stroke: #efe6d8; stroke-opacity: .35; stroke-dasharray: 2 3 }
.passage { fill: #0b0806; fill-opacity: .8; stroke: #efe6d8; stroke-opacity: .6; stroke-width: 1.4; stroke-dasharray: 4 3 }
.inner { fill: none; stroke: #efe6d8; stroke-opacity: .25; stroke-width: 1.4 }
.numeral { stroke: #efe6d8; stroke-opacity: .75; stroke-width: 2 }`;

const path = (d: string, look: string, more = '') => `<path d="${d}" class="${look}"${more}/>`;
const at = ([x, y]: Point, drawing: string, upright = true) =>
  `<g transform="translate(${x} ${y})${upright ? '' : ' rotate(90)'}">${drawing}</g>`;

const floors = [
  ...outdoors.map(({ id, outline, zone }) => path(outline, zone) + path(outline, '', ` fill="url(#${FLOORS[id]})"`) + path(outline, 'hedge')),
  ...indoors.map(({ id, outline, zone }) => path(outline, zone) + path(outline, '', ` fill="url(#${FLOORS[id]})"`) + path(outline, '', ' fill="url(#floor)"')),
  // Shade along two walls of every room, as an engraver would lay it.
  ...indoors.map(({ x, y, width, height }) => path(`M${x} ${y}h${width}l-9 9h${18 - width}v${height - 18}l-9 9Z`, 'shade', ' fill="url(#cross)"')),
];

const furniture = rooms.map(({ id, x, y }) => {
  const drawing = FURNITURE[id];
  if (!drawing) return '';
  // The pen goes over its lines once more, and never quite meets them.
  const again = path(drawing.solid + drawing.hatched, 'again', ' transform="translate(1.3 -.5) rotate(.35)"');
  return at([x, y], path(drawing.solid, 'solid') + path(drawing.hatched, 'hatched') + path(drawing.fine, 'fine') + again);
});

const walls = ['wall', 'wall-heart'].flatMap((look) => indoors.map(({ outline }) => path(outline, look)));

const openWays = Object.values(WAYS)
  .filter(({ open }) => open)
  .map(({ middle, upright }) => at(middle, path('M0-34V34', 'gap') + path('M-16-14h32M-16 0h32M-16 14h32', 'steps'), upright));

const opening = (width: number) => `<rect x="-6" y="${-width / 2}" width="12" height="${width}" class="opening"/>`;
const doors = DOORS.map(({ middle, upright, width }) => {
  const [far, down] = [width * 0.62, width * 0.28];
  const leaf = path(`M0 ${-width / 2}L${far} ${down}`, 'leaf') + path(`M${far} ${down}Q${width * 0.34} ${far} 0 ${width / 2}`, 'swing');
  return at(middle, opening(width) + path(`M-6.5 ${-width / 2}h13M-6.5 ${width / 2}h13`, 'jamb') + leaf, upright);
});
// The main exit: a double door in the outer wall of the hall.
const exit = at([20, ROOMS.R1!.y + 99], opening(54) + path('M-7-27h14M-7 27h14M0-27l15 22M0 27l15-22', 'leaf heavy'));

const passages = PASSAGES.flatMap((pair, n) =>
  pair.map((place) =>
    at(
      PASSAGE_SPOTS[place]!,
      path('M-17 15V-3A17 17 0 0 1 17-3V15Z', 'passage') + path('M-12 15V-2A12 12 0 0 1 12-2V15M-10 10H10M-10 5H10', 'inner') + path(NUMERALS[n]!, 'numeral'),
    ),
  ),
);

const drawing = [...floors, ...furniture, ...walls, ...openWays, ...doors, exit, ...passages].join('');
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><style>${STYLE}</style><defs>${PATTERNS}</defs>${drawing}</svg>`;

/** Its address. */
export const PLAN = `data:image/svg+xml,${encodeURIComponent(svg)}`;

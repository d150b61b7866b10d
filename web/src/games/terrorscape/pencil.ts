// The Killer's pencil: for every Survivor and room "possible", "ruled out" or "sure". The server keeps eleven marks of
// sixty letters each, so all rooms of one Survivor and one meaning share a mark: `anna?B1G4`, `marco!R2`, `anna-R5`.

import { PLACES } from './mansion';

export type Meaning = 'possible' | 'out' | 'sure';

const SIGNS: Record<Meaning, string> = { possible: '?', out: '-', sure: '!' };
const ORDER: readonly (Meaning | null)[] = [null, 'possible', 'out', 'sure'];
const MARK = /^([a-z]+)([?!-])((?:[RBG][1-5])+)$/;

export interface Notes {
  // Survivor → room → what was noted.
  readonly by: Readonly<Record<string, Readonly<Record<string, Meaning>>>>;
  // Rooms with a mark that says nothing more, put there by another program.
  readonly plain: readonly string[];
}

export function readNotes(marks: readonly string[] = []): Notes {
  const by: Record<string, Record<string, Meaning>> = {};
  const plain: string[] = [];
  for (const mark of marks) {
    const parts = MARK.exec(mark);
    if (!parts) {
      if (PLACES.includes(mark)) plain.push(mark);
      continue;
    }
    const [, who = '', sign = '', rooms = ''] = parts;
    const meaning = (Object.keys(SIGNS) as Meaning[]).find((known) => SIGNS[known] === sign) as Meaning;
    for (const room of rooms.match(/../g) ?? []) (by[who] ??= {})[room] = meaning;
  }
  return { by, plain };
}

export const meaningOf = (notes: Notes, who: string, place: string): Meaning | null => notes.by[who]?.[place] ?? null;

export function nextMeaning(meaning: Meaning | null): Meaning | null {
  return ORDER[(ORDER.indexOf(meaning) + 1) % ORDER.length] ?? null;
}

export interface Stroke {
  readonly mark: string;
  readonly rubOut: boolean;
}

// The strokes that change one note: what must be rubbed out first, then what is drawn.
export function strokes(marks: readonly string[], who: string, place: string, meaning: Meaning | null): Stroke[] {
  const before = readNotes(marks).by[who] ?? {};
  const after: Record<string, Meaning> = { ...before };
  if (meaning) after[place] = meaning;
  else delete after[place];
  const rubbed: Stroke[] = [];
  const drawn: Stroke[] = [];
  for (const each of Object.keys(SIGNS) as Meaning[]) {
    const was = written(who, before, each);
    const is = written(who, after, each);
    if (was === is) continue;
    if (was) rubbed.push(...marks.filter((mark) => mark.startsWith(was.slice(0, who.length + 1))).map(rub));
    if (is) drawn.push({ mark: is, rubOut: false });
  }
  return [...rubbed, ...drawn];
}

// The strokes that leave nothing of one Survivor on the paper.
export const clean = (marks: readonly string[], who: string): Stroke[] =>
  marks.filter((mark) => MARK.exec(mark)?.[1] === who).map(rub);

// The marks as they will be once the strokes are made.
export function redrawn(marks: readonly string[], made: readonly Stroke[]): string[] {
  const gone = made.filter(({ rubOut }) => rubOut).map(({ mark }) => mark);
  return [...marks.filter((mark) => !gone.includes(mark)), ...made.filter(({ rubOut }) => !rubOut).map(({ mark }) => mark)];
}

const rub = (mark: string): Stroke => ({ mark, rubOut: true });

function written(who: string, notes: Readonly<Record<string, Meaning>>, meaning: Meaning): string | null {
  const rooms = PLACES.filter((place) => notes[place] === meaning);
  return rooms.length ? `${who}${SIGNS[meaning]}${rooms.join('')}` : null;
}

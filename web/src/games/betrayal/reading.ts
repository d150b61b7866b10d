// How a book is laid out to be read aloud: what is wanted first, then what is new on the table, then all the rest; and of a rule
// what it says in sentences of their own, with what had to be ruled in small print.

interface Rule {
  readonly kind?: string;
}

const FIRST = ['victory', 'component', 'setup'];
const rank = ({ kind = '' }: Rule): number => (FIRST.includes(kind) ? FIRST.indexOf(kind) : FIRST.length);

export const inOrder = <R extends Rule>(rules: readonly R[]): R[] => rules.toSorted((a, b) => rank(a) - rank(b));

const RULING = / *(?:Our rulings?|Unsere Festlegung(?:en)?): */;
// Within a sentence, up to its end.
const ASIDE = /; (?:our ruling|unsere Festlegung): ([^.]*\.)/g;
const LONG = 150;

export interface Reading {
  readonly said: readonly string[];
  readonly ruling: string;
}

export function reading(text: string): Reading {
  const [main = '', ...rest] = text.replace(ASIDE, '.').split(RULING);
  const said = main.length > LONG ? main.split(/(?<=[.!?]) (?=[\p{Lu}\d„“])/u) : [main];
  const rulings = [...[...text.matchAll(ASIDE)].map(([, aside = '']) => aside), ...rest];
  return { said: said.filter(Boolean), ruling: rulings.map((each) => each.charAt(0).toUpperCase() + each.slice(1)).join(' ') };
}

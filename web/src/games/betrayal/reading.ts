// How a book is laid out to be read aloud: what is wanted first, then what is new on the table, then all the rest; and of a rule
// what it says in sentences of their own, with what had to be ruled in small print.

interface Rule {
  readonly kind?: string;
}

const FIRST = ['victory', 'component', 'setup'];
const rank = ({ kind = '' }: Rule): number => (FIRST.includes(kind) ? FIRST.indexOf(kind) : FIRST.length);

export const inOrder = <R extends Rule>(rules: readonly R[]): R[] => rules.toSorted((a, b) => rank(a) - rank(b));

const RULING = / *(?:Our rulings?|Unsere Festlegung(?:en)?): */;
const LONG = 150;

export interface Reading {
  readonly said: readonly string[];
  readonly ruling: string;
}

export function reading(text: string): Reading {
  const [main = '', ...rest] = text.split(RULING);
  const said = main.length > LONG ? main.split(/(?<=[.!?]) (?=[\p{Lu}„“])/u) : [main];
  const ruling = rest.join(' ');
  return { said: said.filter(Boolean), ruling: ruling.charAt(0).toUpperCase() + ruling.slice(1) };
}

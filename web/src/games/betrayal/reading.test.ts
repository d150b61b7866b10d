import { describe, expect, it } from 'vitest';
import { inOrder, reading } from './reading';

describe('a book that is read aloud', () => {
  it('says first what is wanted, then what is new on the table', () => {
    const kinds = ['limit', 'setup', 'information', 'victory', 'component', 'action'].map((kind) => ({ kind }));
    expect(inOrder(kinds).map(({ kind }) => kind)).toEqual(['victory', 'component', 'setup', 'limit', 'information', 'action']);
  });

  it('folds away what had to be ruled, in both languages', () => {
    expect(reading('You win. Our ruling: this needs no Ring.')).toEqual({ said: ['You win.'], ruling: 'This needs no Ring.' });
    expect(reading('Ihr gewinnt. Unsere Festlegung: dafür braucht es keinen Ring.')).toEqual({ said: ['Ihr gewinnt.'], ruling: 'Dafür braucht es keinen Ring.' });
  });

  it('folds away a ruling in the middle of a sentence, and what follows it is said', () => {
    expect(reading('It is a box. Leave it; our ruling: face down. Or you roll.')).toEqual({ said: ['It is a box. Leave it. Or you roll.'], ruling: 'Face down.' });
    expect(reading('Es ist ein Gegenstand; unsere Festlegung: Er reicht für alle.')).toEqual({ said: ['Es ist ein Gegenstand.'], ruling: 'Er reicht für alle.' });
  });

  it('sets sentences that begin with a number apart, too: they are rows of a table', () => {
    expect(reading(`${'Whoever has the Board may ask it instead of anything else on their turn, with a Sanity roll, as often as they like it. '.repeat(2)}0–2: nothing. 3–4: move somebody.`).said.slice(2)).toEqual(['0–2: nothing.', '3–4: move somebody.']);
  });

  it('sets the sentences of a long rule apart, and leaves a short one whole', () => {
    const long = `All are small. ${'A doorway is a space of its own, also for Cats, so that the next room is two spaces away. '.repeat(2)}Stairs need a Might roll of 3+.`;
    expect(reading(long).said).toHaveLength(4);
    expect(reading('One. Two.').said).toEqual(['One. Two.']);
  });
});

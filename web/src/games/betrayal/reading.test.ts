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

  it('sets the sentences of a long rule apart, and leaves a short one whole', () => {
    const long = `All are small. ${'A doorway is a space of its own, also for Cats, so that the next room is two spaces away. '.repeat(2)}Stairs need a Might roll of 3+.`;
    expect(reading(long).said).toHaveLength(4);
    expect(reading('One. Two.').said).toEqual(['One. Two.']);
  });
});

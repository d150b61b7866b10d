// What a touch on a room means: answer what is asked, note something, point at it, or propose a move.
export type Mode = 'play' | 'pencil' | 'look' | 'plan';

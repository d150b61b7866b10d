### What the start pages say of the game.

game-betrayal = Betrayal at House on the Hill
game-betrayal-text = Three to six explorers enter a house that grows room by room in the dark. Then an omen wakes something, and one of you turns against the others, with a book that nobody else may read.

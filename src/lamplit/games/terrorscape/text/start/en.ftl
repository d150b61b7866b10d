### What the start pages say about the game.

game-terrorscape = Terrorscape
game-terrorscape-text = A killer hunts three survivors through a dark mansion. They creep unseen, search for keys or repair the radio. He listens, senses, and grows stronger.

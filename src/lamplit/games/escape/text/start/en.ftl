### What the start pages say about the game.

game-escape = Escape – The Curse of the Temple
game-escape-text = Ten minutes, dice, everybody at once: explore the temple, free each other from black masks and be out before it collapses.
game-escape-practice = Practice temple without a clock
game-escape-pace = Beginners’ pace: 20 minutes

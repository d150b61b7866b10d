### How games end, in the statistics.

ending-held-out = Held out to the end
ending-overrun = Town Center overrun
ending-chaos = Sunk in Chaos

numbers-tally = Level
numbers-tally-level0 = Basic Game
numbers-tally-level1 = I
numbers-tally-level2 = II
numbers-tally-level3 = III
numbers-tally-level4 = IV
numbers-tally-level5 = V

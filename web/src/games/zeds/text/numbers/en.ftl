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
numbers-tally-level0-versus = Basic Game against the horde
numbers-tally-level1-versus = I against the horde
numbers-tally-level2-versus = II against the horde
numbers-tally-level3-versus = III against the horde
numbers-tally-level4-versus = IV against the horde
numbers-tally-level5-versus = V against the horde

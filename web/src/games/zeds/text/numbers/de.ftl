### Wie Partien enden, in der Statistik.

ending-held-out = Bis zum Ende gehalten
ending-overrun = Stadtzentrum überrannt
ending-chaos = Im Chaos versunken

numbers-tally = Level
numbers-tally-level0 = Basisspiel
numbers-tally-level1 = I
numbers-tally-level2 = II
numbers-tally-level3 = III
numbers-tally-level4 = IV
numbers-tally-level5 = V
numbers-tally-level0-versus = Basisspiel gegen die Horde
numbers-tally-level1-versus = I gegen die Horde
numbers-tally-level2-versus = II gegen die Horde
numbers-tally-level3-versus = III gegen die Horde
numbers-tally-level4-versus = IV gegen die Horde
numbers-tally-level5-versus = V gegen die Horde

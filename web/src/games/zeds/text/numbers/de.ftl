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

### How games end, in the statistics.

ending-escape = Everybody escaped
ending-collapse = The temple collapsed
ending-stuck = Every die blocked
ending-abandoned = Everybody left
ending-surrender = Given up

numbers-tally = How long they had
numbers-tally-usual = usual time
numbers-tally-slow = more time

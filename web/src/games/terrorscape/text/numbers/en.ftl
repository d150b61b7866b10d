### How games end, in the statistics.

ending-rescue = The rescue came
ending-main-exit = Out by the main exit
ending-hidden-exit = Out by the hidden exit
ending-elimination = A Survivor was eliminated
ending-no-cards = Nothing left to discover
ending-separate = Separate ways came to an end
ending-p01 = Plan: the explosive
ending-p02 = Plan: the ambush
ending-p03 = Plan: the rocket launcher
ending-p04 = Plan: the seal
ending-p11 = Plan: the portal

### How games end, in the statistics: a haunt and what came of it.

ending-other =
    { $side ->
        [heroes] Other haunts: the heroes won
       *[other] Other haunts: the traitor won
    }
numbers-option-haunt = Which haunt it was

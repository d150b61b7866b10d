### Betrayal drawn in the terminal.

betrayal-exploring = Turn { $round } · omens: { $omens } · chance of the haunt at the next one: { $chance } %
betrayal-haunt = Haunt { $number }: { $title } · turn { $round }
betrayal-steps =
    { $left ->
        [one] 1 step left
       *[other] { $left } steps left
    }
betrayal-rooms =
    { $count ->
        [one] 1 room
       *[other] { $count } rooms
    }
betrayal-out = out of the house
betrayal-unseen = seen by nobody
betrayal-faces = facing { $side }
betrayal-dead = dead
betrayal-stunned = stunned
betrayal-group-ways = Steps
betrayal-group-haunt = The haunt
betrayal-group-here = Here
betrayal-group-cards = What you carry
betrayal-group-rest = Other

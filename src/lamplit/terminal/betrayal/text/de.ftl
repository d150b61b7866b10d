### Betrayal im Terminal.

betrayal-exploring = Zug { $round } · Omen: { $omens } · der Spuk beginnt beim nächsten mit { $chance } %
betrayal-haunt = Spuk { $number }: { $title } · Zug { $round }
betrayal-steps =
    { $left ->
        [one] noch 1 Schritt
       *[other] noch { $left } Schritte
    }
betrayal-rooms =
    { $count ->
        [one] 1 Raum
       *[other] { $count } Räume
    }
betrayal-out = aus dem Haus
betrayal-unseen = von niemandem gesehen
betrayal-faces = Blick nach { $side }
betrayal-dead = tot
betrayal-stunned = betäubt
betrayal-group-ways = Wege
betrayal-group-haunt = Der Spuk
betrayal-group-here = Hier
betrayal-group-cards = Was du bei dir hast
betrayal-group-rest = Außerdem

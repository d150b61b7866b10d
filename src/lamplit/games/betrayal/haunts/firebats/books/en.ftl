### What everybody may read of haunt 38 once it has begun.

opening-firebats = The Dog will not go on. It stands with its hackles up before an empty wall, and the wall begins to glow. Plaster drops away like wet paper; behind it there is no room but a throat of embers, and things with wings crawl up out of it, shake off the ash and catch fire. They make no sound at all. One of you holds out a hand to them, the way you would to a falcon.

name-firebat = Firebat
    .subject = the Firebat
    .object = the Firebat
    .indirect = the Firebat

event-firebats-rite = { $who } has performed a rite of the exorcism: { $done } of { $need }.
why-firebats-burn = for the flames
why-firebats-exorcise = for the exorcism
counter-firebats-rites = Rites of the exorcism

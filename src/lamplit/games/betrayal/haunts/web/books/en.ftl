### What everybody may read of haunt 4 once it has begun.

opening-web = It began as an itch, right where the bite was. Now one of you cannot lift an arm, for what looked like mist in the corners is silk, and it is wound three times around the ribs. Under the skin something turns over in its sleep, and then many things do. High up among the beams eight long legs unfold, one after another, without any haste: a mother can wait. But not all of you came here tonight to help.

name-web = Web
    .subject = the Web
    .object = the Web
    .indirect = the Web

event-web-eaten = The Spider has eaten { $who }. What is left speaks for the Spider now.
event-web-turn =
    { $left ->
        [0] The eggs hatch.
        [one] The Spider grows. In { $left } turn the eggs will hatch.
       *[other] The Spider grows. In { $left } turns the eggs will hatch.
    }
event-web-torn = { $who } tears at the web: { $torn } of { $need }.
event-web-eggs = { $who } has destroyed the eggs.
event-web-door = { $who } has opened the front door.
event-web-out = { $who } is out of the house.
why-web-cut = to cut out the eggs
why-web-door = to open the front door
counter-web-turn = Turns until the eggs hatch
counter-web-torn = Web torn

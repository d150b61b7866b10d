### What everybody may read of haunt 6 once it has begun.

opening-aliens = A light comes through the roof without breaking it, and sets something down in the room as one sets down a cup. It is round and makes no sound. One of you walks up to it, quite at ease, is gone for a moment, and then the voice comes from inside, friendly, in no language at all. What floats out of the hatch is hardly more than an eye. It looks at each of you in turn, and each of you thinks of a road at night, and how pleasant it would be to be tired.

name-spaceship = Spaceship
token-spaceship-text = It hums. Whoever walks in does not come out.
mark-controlled = obeys the Aliens
mark-unswayed = will not be swayed again

event-aliens-aboard = { $who } has boarded the Spaceship.
event-aliens-swayed = { $who } has looked too long, and obeys.
event-aliens-freed = { $who } wakes, and will not be swayed again.
event-aliens-broken = { $who } breaks something in the Spaceship: { $done } of { $need }.
why-aliens-break = breaking the Spaceship
counter-aliens-broken = Damage to the Spaceship

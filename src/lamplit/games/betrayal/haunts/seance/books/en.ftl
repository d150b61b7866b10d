### What everybody may read of haunt 2 once it has begun.

opening-seance = The pointer of the Spirit Board moves although nobody is touching it. It spells one name, then spells it again, and then so fast that the wood begins to smoke. Somebody died in this house whom nobody ever laid to rest, and is tired of waiting to be asked. “Come to me,” whispers one of you, and does not mean any of the others. Quick, find the old circle, light the candles, call louder! For whoever calls it first will be the one it listens to.

name-ghost = Ghost
    .subject = the Ghost
    .object = the Ghost
    .indirect = the Ghost
name-token-bones = Bones
    .a = the Bones
    .with = with the Bones

event-seance-heard = Something answers { $who }: { $done } of { $need }.
event-seance-with-heroes = { $who } has called the Ghost. It waits in the Pentagram Chamber, and looks at the clock.
event-seance-with-traitor = The Ghost obeys the traitor. Upstairs the beams begin to groan.
event-seance-track =
    { $left ->
        [0] The patience of the Ghost is at an end.
        [one] The Ghost will wait for { $left } more turn.
       *[other] The Ghost will wait for { $left } more turns.
    }
event-seance-found = { $who } has found the Bones.
event-seance-swallows = { $who } goes down with the room.
seance-next = Which room collapses?
why-seance-call = calling the Ghost with the Spirit Board
why-seance-gather = calling the Ghost within the circle
why-seance-search = searching for the Bones
why-seance-bury = burying the Bones
counter-seance-heard = Voices the traitor has raised
counter-seance-answers = Voices in the heroes’ circle
counter-seance-track = The Ghost’s patience

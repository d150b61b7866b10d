### What everybody may read of haunt 11 once it has begun.

opening-specters = It begins with a knock, so soft and well-bred that somebody nearly says “come in”. It comes from a window, two floors up. Then there is one at the next window, and one at the front door, and in the panes, between the rain and your own reflections, hang faces with the patience of people on a list. “Poor things,” says one of you, “out there in this weather.” And the Madman laughs for joy, pulls up his sleeves and runs off to see to the latches.

name-specter = Specter
    .subject = the Specter
    .object = the Specter
    .indirect = the Specter
name-specter_outside = Somebody at the window
token-specter_outside-text = It knocks, and waits to be let in.

event-specters-open = { $who-subject } opens up { $room-at }. Something comes in and says thank you.
event-specters-rite = { $who } speaks the old words. Rite { $done } of { $need } is done.
counter-specters-rites = Rites of the exorcism

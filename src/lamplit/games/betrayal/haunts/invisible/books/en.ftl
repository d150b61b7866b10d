### What everybody may read of haunt 41 once it has begun.

opening-invisible = The Ring slides on as if the finger had been made for it. Then there is only the Ring, hanging in the lamplight; then not even that. Somebody laughs where nobody stands. A chair moves aside politely. Dust whirls up on the stairs, step by step, and settles again. You count yourselves, and count once more, for you will never again be sure of the number in a room. Close the doors, put your backs to the wall and listen. The one thing it cannot take off is its breath.

event-invisible-noticed = Something stirs { $room-at }: { $who } is there.
event-invisible-slips = You slip { $room-to }.
event-invisible-theft = You reach out: { $total }.
event-invisible-fumbled = A hand that nobody sees has tugged at { $whom }.
event-invisible-missed = { $who } strikes at empty air { $room-at }.
event-invisible-room = A board creaks { $room-at }. There, then!
event-invisible-here = The breathing has not stopped { $room-at }.
event-invisible-left = { $start }: the breathing has moved off, { $room-to }.
event-invisible-floor =
    { $floor ->
        [upper] The Skull looks up: the upper floor.
        [ground] The Skull looks straight ahead: the ground floor.
       *[basement] The Skull looks down: the basement.
    }
event-invisible-symbol =
    { $symbol ->
        [event] The Board spells: a room of events.
        [item] The Board spells: a room of items.
        [omen] The Board spells: a room of omens.
       *[none] The Board spells: a room without a sign.
    }
why-invisible-sneak = a blow from nowhere
why-invisible-sense = to sense where it went
why-invisible-skull = to understand the Skull
why-invisible-board = to read the Board

### What everybody may read of haunt 35 once it has begun.

opening-small = It begins with your sleeves. They slide over your hands, then the table climbs past your chin, and the pattern of the carpet becomes a forest. One of you has not stopped laughing since. Overhead the lamp hangs as far off as a moon, and the draught under the door blows like a gale. Then the floor trembles, softly, four times, and four times again. Something has sat down in the hall. It washes one paw, with great care, and listens to how fast such small hearts can beat.

name-toy_plane = Toy Airplane
token-toy_plane-text = The Toy Airplane is here.

mark-doorway = in the doorway: { $room }
event-small-in-doorway = { $who-subject } has come as far as the doorway: { $room }.
event-small-turns-back = { $who-subject } turns back from the doorway.
event-small-caught = { $monster-subject } has { $who } in its claws.
event-small-freed = { $who } is free.
event-small-swallowed = { $monster-subject } swallows { $who }.
event-small-started = { $who } has started the Toy Airplane.
event-small-boarded = { $who } is aboard.
event-small-takes-off = { $who } takes off.
event-small-down = The Toy Airplane is down { $room-at }.
event-small-out = The Toy Airplane is out of the house.
why-small-climb = to climb the stairs
why-small-wriggle = to wriggle free
why-small-hold = to hold on
why-small-search = to find the Toy Airplane
why-small-start = to start the Toy Airplane
why-small-pull = to pull somebody aboard
why-small-knock = to knock the Toy Airplane down
why-small-bat = to bat the Toy Airplane down
option-task-small-doorway = Go as far as the doorway: { $b }
option-task-small-back = Turn back from the doorway
counter-small-aboard = Aboard

### What everybody may read of haunt 24 once it has begun.

opening-bats = The chimney coughs soot, and then wings. They come so thick that for a moment there is no room at all, only fur and a thin shrill sound that gets behind your teeth. When they lift, one of you is lying on the floor, pale as paper and smiling, and does not get up again. From every window, every crack in the stone, more of them answer. There is an organ somewhere in this house, with pipes as tall as trees; perhaps it can scream louder than they can.

name-bat = Bat
    .subject = the Bat
    .object = the Bat
    .indirect = the Bat

event-bats-hangs = { $monster-subject } hangs on to { $who }.
event-bats-started = { $who } has started the organ. The bellows are filling.
event-bats-played = { $who } plays the organ: all free Bats flee, and no more will come.
why-bats-come = Bats coming in
why-bats-bite = to hang on
why-bats-start = to start the organ
why-bats-play = to play the organ
counter-bats-organ = The organ

### What everybody may read of haunt 24 once it has begun.

opening-bats = The chimney coughs soot, and then wings. They come so thick that for a moment there is no room at all, only fur and a thin shrill sound that gets behind your teeth. When they lift, one of you is lying on the floor, pale as paper and smiling, and does not get up again. From every window, every crack in the stone, more of them answer. There is an organ somewhere in this house, with pipes as tall as trees; perhaps it can scream louder than they can.

name-bat = Bat

event-bats-hangs = { $monster } hangs on to { $who }.
event-bats-started = { $who } has started the organ. The bellows are filling.
event-bats-played = { $who } plays the organ: all free Bats flee, and no more will come.
why-bats-come = Bats coming in
why-bats-bite = to hang on
why-bats-start = to start the organ
why-bats-play = to play the organ
counter-bats-organ = The organ

result-bats-gone = The last chord hangs in the air long after your hands have left the keys. Somewhere a window bursts, and the dark pours out of the house like smoke, and is gone among the stars. Nobody claps. It is the finest silence you have ever heard.
result-bats-all-dead = When morning comes, the house is quiet, and the ceilings are black and soft and breathing. They will sleep until dusk. Then they will fly down to the town.

### What everybody may read of haunt 45 once it has begun.

opening-bombs = You wake as if from a nap, in chairs you do not remember sitting down in, and something cold and heavy lies across your chest. Tick. It is buckled at the back, where no hand reaches. Tick. It has a small glass window, and in the window there is a small hand, and the hand is in no hurry. Tick. Somebody is missing from the circle. Somewhere in the house a file is at work, and a voice you know hums over it like a father over a cradle. “Stay where you are,” it calls, “and it will be quite painless. I am making a larger one. For the house.”

name-time_bomb = Time Bomb

event-bombs-worn = Everybody but { $who } wears a Time Bomb.
event-bombs-explode = { $who }’s Time Bomb goes off { $room-at }.
event-bombs-defused = { $who } has opened the lock: { $whom }’s Time Bomb falls silent.
why-bombs-tick = whether a Time Bomb goes off
why-bombs-defuse = to defuse a Time Bomb
counter-bombs-worn = Time Bombs that tick

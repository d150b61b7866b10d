### What everybody may read of haunt 32 once it has begun.

opening-lost = The floor tilts as a deck does, and rights itself again. When you pull the curtains open there is no hill and no road. There is a sky of the wrong colour, with too many moons in it, and something tall walks past far out on the plain and does not look round. Half the doors lead nowhere now. The air tastes of coins, and where it touches you it stings. Somewhere an organ is breathing by itself, in and out, like a thing asleep. And one of you inhales deeply, and says: Home.

name-lost-air = The air of this place

event-lost-played = { $who } plays. The house shudders, and leans towards something. ({ $bonus } added to the dice)
event-lost-learned = { $room }: { $who } has learned a part of the melody.
event-lost-spoiled = { $room }: { $who } speaks a word, and somewhere a pipe splits.
why-lost-air = what the air costs
why-lost-play = for the way home
why-lost-learn = to learn the melody
why-lost-spoil = to put the organ out of tune
counter-lost-melody = Parts of the melody

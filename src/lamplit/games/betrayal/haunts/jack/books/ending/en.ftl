### How haunt 48 may end: for everybody, and not before it has ended.

result-jack-slain = He looks down at the blade, and up again, and for the first time he has nothing to whistle. The red runs out of the coat until it is only a coat. In the woodshed something settles, row upon row, like a long breath let go. You nail the hatch shut all the same.
result-jack-all-dead = Before the first frost the shed is full again, and a man in a red coat lays the last ones on top, bark side up so that the rain runs off. He was always a tidy worker. Then he sits down on the step, sharpens what needs sharpening, and listens for a carriage.

ending-jack-slain = Crimson Jack: slain
ending-jack-all-dead = Crimson Jack: all heroes dead

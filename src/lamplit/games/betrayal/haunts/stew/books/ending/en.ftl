### How haunt 3 may end: for everybody, and not before it has ended.

result-stew-spoilt = She falls, and there is so little of her: an apron, a spoon, a smell of thyme. The pot boils over and puts out its own fire. Nobody is hungry. On the way to the gate you step aside for every toad.
result-stew-served = It wants an hour and a little salt. The table is laid for two, with the good spoons. Something jumps against the lid, once more, then not again. “Shall we say grace?” asks the old woman.
result-stew-all-dead = Nobody is left who has legs. The old woman sighs, ties on her apron, and makes do with what lies about.

ending-stew-spoilt = The stew: the Witch dead
ending-stew-served = The stew: Frogs for everybody
ending-stew-all-dead = The stew: nobody left alive

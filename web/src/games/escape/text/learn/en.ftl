### Escape in five minutes.

learn-escape = The temple will collapse in ten minutes. Everybody rolls at the same time, as fast as they can, and everybody gets out or nobody does.
learn-escape-goal = Get out together
learn-escape-goal-text = Explore the temple, find the exit, activate magic stones on the way, and leave. If even one of you is still inside when the time is up, you all lose.
learn-escape-dice = Five dice each
learn-escape-dice-text = Roll whenever you like, keep what you need, roll the rest again. Adventurers walk, torches and keys open chambers and activate stones. There are no turns: the quicker you are, the more you get done.
learn-escape-masks = Black and golden masks
learn-escape-masks-text = A die that shows a black mask is blocked. One golden mask frees two blocked dice, your own or those of somebody in the same chamber. Anyone with five black masks can do nothing but wait for help, so do not leave each other alone.
learn-escape-rooms = Chambers
learn-escape-rooms-text = Two adventurers turn up a new chamber, which is attached to an opening of the chamber you are in. To enter a chamber, show the symbols framed in red on it.
learn-escape-stones = Magic stones
learn-escape-stones-text = Four torches or keys, whichever the chamber asks for, activate one stone, seven activate two, ten activate three. You can put your symbols together if you are in the same chamber. Every stone left over raises the price of the exit.
learn-escape-gong = When the gong sounds
learn-escape-gong-text = Twice, a countdown sends you back to the start chamber. Anyone who is not there when the door slams loses a die for good. The third countdown is the last.
learn-escape-exit = Out
learn-escape-exit-text = In the exit chamber everybody needs as many keys as there are stones left on the tray, and one more. Once you are out, you may give a die to somebody still inside.

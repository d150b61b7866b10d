### Escape in five minutes.

learn-escape = The temple will collapse in ten minutes. Everybody rolls at the same time, as fast as they can, and everybody gets out or nobody does.
learn-escape-goal = Get out together
learn-escape-goal-text = Explore the temple, find the exit, wake magic stones on the way, and leave. If even one of you is still inside when the time is up, you all lose.
learn-escape-dice = Five dice each
learn-escape-dice-text = Roll whenever you like, keep what you need, roll the rest again. Adventurers walk, torches and keys open chambers and wake stones. There are no turns: whoever is quicker does more.
learn-escape-masks = Black and golden masks
learn-escape-masks-text = A die that shows a black mask is blocked. One golden mask frees two blocked dice, your own or those of somebody in the same chamber. Anybody with five black masks can do nothing but wait for help, so do not leave them alone.
learn-escape-rooms = Chambers
learn-escape-rooms-text = Two adventurers turn up a new chamber and attach it to an opening where you stand. To enter a chamber, show the symbols framed in red on it.
learn-escape-stones = Magic stones
learn-escape-stones-text = Four torches or keys, as the chamber asks, wake one stone, seven wake two, ten wake three. You can put your symbols together if you stand in the same chamber. Every stone left over makes the exit harder to pay for.
learn-escape-gong = When the gong sounds
learn-escape-gong-text = Twice, a countdown sends you back to the start chamber. Whoever is not there when the door slams loses a die for good. The third countdown is the last.
learn-escape-exit = Out
learn-escape-exit-text = In the exit chamber everybody needs as many keys as there are stones left on the tray, and one more. Whoever is out may give a die to somebody still inside.

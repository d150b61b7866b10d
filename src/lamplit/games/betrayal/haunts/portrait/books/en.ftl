### What everybody may read of haunt 19 once it has begun.

opening-portrait = You have passed the picture three times by now and thought nothing of it: somebody very old in an old frame, yellow as tallow, with a mouth full of ruined teeth. Then somebody lifts the lamp. The coat in the picture is the coat that hangs in your hall tonight. The ring is a ring you have shaken hands with. You turn around, all together, and there stands your friend, as fresh as on the day you met, and how long ago was that? “Please,” says the friend softly. “Do not look at me in there.”


event-portrait-paint = A pot of Paint stands { $room-at }.
event-portrait-ruined = { $who } has poured out a pot of Paint.
event-portrait-covered = { $who } has painted over a part of the picture: { $painted } of { $need }.
why-portrait-face = to bear the sight of the picture
why-portrait-over = to paint over the picture
counter-portrait-painted = How much of the picture is covered

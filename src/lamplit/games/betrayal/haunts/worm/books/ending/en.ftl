result-worm-dead = The second head goes down across the first, and a shiver runs back along the rings, through every room they have filled, up the stairs and down again, until it reaches the middle and there is nothing left to shiver. In the midst of it, when you have cleared that away, there is somebody’s jacket, still buttoned. You bury it. You bury the Skull much deeper.
result-worm-closed = The two of them meet in a narrow passage, late, like an old couple. For a moment they only breathe. Then one opens wide, and the other slides in, and the ring is closed; and window after window you find that there is only house behind the glass, and behind that house again. It turns. It has always been turning. You may as well sit down.
result-worm-all-dead = Nobody hinders it any more. It goes from room to room with its two slow heads, politely, almost, moving your chairs aside, and whatever it finds of you it takes along into the ring. There, in the warmth, you are turning with it. It is said that one gets used to it; and there will be time enough.
ending-worm-dead = Both Heads were destroyed
ending-worm-closed = The ring was closed
ending-worm-all-dead = Nobody was left to stop it

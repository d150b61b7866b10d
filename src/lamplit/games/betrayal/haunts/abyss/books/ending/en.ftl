### How haunt 22 may end: for everybody, and not before it has ended.

result-abyss-closed = The last word is out, and the dark below shuts its eye. What is left of the house hangs crooked over an ordinary hole, and rain is falling into it. You sit on the edge of a floorboard and let your feet dangle until it gets light.
result-abyss-all-dead = The roof goes last, turning slowly, with all its chimneys. Then the meadow closes over the place, and in the morning there are only larks.

ending-abyss-closed = The abyss: closed
ending-abyss-all-dead = The abyss: all heroes dead

### How haunt 34 may end: for everybody, and not before it has ended.

result-guillotines-heads = So many heads, says the voice, and so little in them. The last of you who is still standing takes off a collar that was never locked, and bows.
result-guillotines-free = The last collar falls and cuts the floorboard in two, and then it is quiet. You leave the keys where they lie. Nobody looks at the others until the gate is behind you.
result-guillotines-all-dead = The voice waits a while, politely, in case somebody should answer. Then the lights go out, one room after the other.

ending-guillotines-free = The collars: all off
ending-guillotines-heads = The collars: too many heads
ending-guillotines-all-dead = The collars: nobody alive

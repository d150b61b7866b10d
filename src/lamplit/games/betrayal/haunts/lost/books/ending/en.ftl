### How haunt 32 may end: for everybody, and not before it has ended.

result-lost-home = The last chord stays in the pipes and will not fade, and under it, one after the other, you hear the old sounds come back: a clock, a gutter, a dog a long way down the hill. The moons go out. There is one left, and it is the right one. You open every window in the house and stand at them, breathing, until somebody begins to laugh.
result-lost-all-dead = The organ breathes in, and out. Nobody is left to whom the air could do any harm. At one of the windows somebody stands who looks less like one of you with every hour, and waves; and far out on the plain the tall ones stop, and turn, and come.
ending-lost-home = Lost: the house is home
ending-lost-all-dead = Lost: nobody breathes any more

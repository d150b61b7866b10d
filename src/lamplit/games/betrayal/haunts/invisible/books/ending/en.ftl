### How haunt 41 may end: for everybody, and not before it has ended.

result-invisible-slain = First there is a dent in the carpet, then a hand, then a sleeve, as if somebody were being drawn in ink. The face comes last, and looks astonished. A small ring rolls across the boards, turns twice and lies down. None of you picks it up. You go home together, close enough to touch, and all of you can be seen.
result-invisible-all-dead = In the hall the lamps go out, each by a pinch of two fingers. A door opens by itself, and the gravel takes the print of one pair of shoes all the way to the gate. People in the town will begin to lose things: first spoons, then sleep. Nobody will ever have been there.

ending-invisible-slain = Traitor found and slain
ending-invisible-all-dead = Killed by somebody unseen

### How haunt 39 may end: for everybody, and not before it has ended.

result-heir-crowned = The statues bow. It takes a long time, for they are out of practice, and stone dust trickles from their knees. Then the one with the Ring on one hand and the Spear in the other says, a little hoarse: I would like the house to be quiet now. And behind every curtain in it somebody lays down a knife.
result-heir-dead = Behind the last name on the plaster there is a small cross now, still wet. One of you wipes off the pen, and walks, without hurrying, from room to room to look at everything. The chairs are better than expected. The curtains will have to be changed.
result-heir-all-dead = Nobody is left on the tree, neither heir nor guest. The statues wait with bent heads for somebody to come and be announced. They are good at waiting.
ending-heir-crowned = The heir: crowned
ending-heir-dead = The heir: dead
ending-heir-all-dead = The heir: nobody left

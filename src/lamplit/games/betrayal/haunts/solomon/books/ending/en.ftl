### How haunt 28 may end: read when it has.

result-solomon-broken = He does not fall. He comes apart along old seams, like something that had only ever been told to hold together, and where he stood there is a heap of fine grey sand. The others wait to be sent away, politely, like porters. When the last has gone, somebody draws the Ring off, with soap, in the end, and it lies in the sink and listens.
result-solomon-all-dead = There is so much to carry. They go to and fro all night without a sound, stones on their shoulders, and on the hill something rises that will need seven years. From the highest window one of you looks on, and turns an empty hand this way and that, as if to see how a ring would look on it.

ending-solomon-broken = The Ring: the Lord destroyed
ending-solomon-all-dead = The Ring: all heroes dead

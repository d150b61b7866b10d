### How haunt 50 may end: for everybody, and not before it has ended.

result-treasure-found = Behind the stone there is a chest, and in the chest there is enough for one. The others hear the laughter from three rooms away and know what it means. On the way down the hill nobody offers to carry a corner of it. It is heavy, and it will be heavier every year.
result-treasure-all-dead = In spring somebody will find the letter under the flat stone, read it aloud, and laugh.

ending-treasure-found = The treasure: found
ending-treasure-all-dead = The treasure: nobody left

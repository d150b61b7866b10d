### How haunt 49 may end: for everybody, and not before it has ended.

result-wear-dispelled = It comes apart like a web in the rain, thread by thread, and the last thread hums a while before it lets go. Then the floor is hard and cold under your cheek, and it is the finest thing you have ever felt. You tie the shoe. You look for a long time into every mirror on the way out, to be quite sure.
result-wear-possessed = The eyes open. They look at the hand, first the back of it, then the palm, and close it into a fist and open it again. It sits a little tight at the shoulders, says a voice that you all knew, but one grows into such things. Between the walls, unheard, the others beat against the air.
result-wear-all-dead = On the carpets lie so many coats that nobody will ever ask for again. The Spirit takes its time with the choice. It tries the one, it tries the other, it turns before the mirror, and somebody at the door claps politely.
ending-wear-dispelled = Body and soul: the Spirit gone
ending-wear-possessed = Body and soul: possessed
ending-wear-all-dead = Body and soul: all Souls gone

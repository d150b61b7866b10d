result-piper-rats = The last one looks at you for a while, sits up, washes its whiskers, and falls over. In the chamber a reed goes on playing to nobody, misses a note, and then cannot find the next. So that is how the song ends, you think; and walk home through the dew, and all the way nobody dares to whistle.
result-piper-unheard = The flute rolls down the steps one by one and gives a small complaint on each. Behind the walls the pattering stops, turns round, as it were, and goes off to ask elsewhere. The debt stands. But nobody is left who remembers the tune, and you are careful, all of you, not to hum.
result-piper-complete = At the last bar the walls open like curtains, and they come: grey, brown, black, a river with teeth in it. The piper walks ahead and does not turn round. By noon the house is so clean that it shines. In the town below they have begun to close the windows, and far too late to hide the children.
result-piper-all-dead = They are paid, and they have been quick about it; there is not so much left as would fill a sack. The piper sits on the lowest stair and plays them something slow, for digesting. Then he writes a line through a very old entry, blows on the ink, and turns the page to see who is next.
ending-piper-rats = Every Rat was killed
ending-piper-unheard = The piper never reached the chamber
ending-piper-complete = The tune was played out
ending-piper-all-dead = The Rats were paid

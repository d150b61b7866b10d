result-phantom-escape = You are as far as the gate when the sky behind you turns white, and then your shadows run on ahead down the road, long and thin, as if they knew the way. For a while it rains sheet music. The Girl watches a page come down, catches it, and hums the first bar. “He was flat,” she says.
result-phantom-quiet = Two wires, and both of them black. You cut, and nothing happens, and it goes on happening; never has anybody enjoyed a silence so much. The Girl takes the rose out of your buttonhole, drops it into the well under the arches, and listens until it lands. It takes a long time. Then she would like to go home.
result-phantom-explosion = On the last beat everything comes in at once: brass, drums, windows. They will tell of it in the next valley, how the house on the hill stood up, turned over once in the air, and sat down as a heap of stones. Somewhere beneath them a voice is practising scales, clear and cold, and may never stop again, for anything.
result-phantom-all-dead = The audience has left, in its way. He straightens his mask, turns the lamp up a little, and lays the bow to the strings. “Once more,” he says kindly, “from the beginning.” In the front row an old friend of yours sits with crossed legs and applauds where it is proper. The clock under the arches has stopped; there is nobody left for whom it would be worth the powder.
ending-phantom-escape = The Girl was brought out
ending-phantom-quiet = The bomb was defused
ending-phantom-explosion = The house exploded
ending-phantom-all-dead = The Phantom kept its pupil

result-undead-lord = The host falls to pieces as a good host should, without troubling the guests. All over the house others sit down where they happen to be, on stairs, on beds, on the edge of a fountain, fold their hands again and look relieved. You carry them out, each of you at one end, until the sun is high. It takes a long time to find all the names.
result-undead-none = At last there is nobody left to get up. The old host stands alone in the hall among what used to be a following, turns his head from one of you to the next, and learns what it is to be outnumbered. When you close the gate behind you, he is still standing there, and still talking.
result-undead-all-dead = Now the house is full. In the evening they sit at the long table, every chair taken, and nobody eats. The oldest raises a glass with a hand that is no longer quite complete and proposes a toast to late arrivals; and down the drive, where a lantern has just turned in, somebody is early.
ending-undead-lord = The Zombie Lord was destroyed
ending-undead-none = Every Zombie was put down
ending-undead-all-dead = The dead kept the house

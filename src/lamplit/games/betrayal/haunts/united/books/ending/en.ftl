result-united-burned = It screams with all its mouths, and then with fewer, and at the very last with one, which you know. The roof comes down on it in a rain of sparks. You stand in the wet grass, those who are left, and nobody reaches for a hand. At dawn you walk down to the village, one behind the other, and for a long time none of you can bear to be touched.
result-united-gone = It goes down the drive on more legs than one would think, out through the gate, and straightens its many hats. The village is still asleep. There are lights at the mill, at the inn, at the school; and it is so very fond of children.
result-united-one = There is one of you left. One is not many, it says, kindly, from all sides at once; one is no way to be. And how they all hold out their hands, everybody you came with, and move together a little, so that there is room.
result-united-all-dead = Nobody is alone any more in this house. It sits down by the fire and holds its own hands, all of them, and tells itself in turn, in many voices, the stories of how it came here.
ending-united-burned = United: burned with the house
ending-united-gone = United: out in the world
ending-united-one = United: only one left
ending-united-all-dead = United: all heroes dead

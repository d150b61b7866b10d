result-dragon-slain = It dies the way a cathedral falls, slowly, from the top, with a great deal of dust. Afterwards nobody cheers. You stand about with singed eyebrows and borrowed iron, and the golden eye looks at each of you once more, not angry, only rather surprised, as the very old are when they are interrupted. On the maps there is a blank place now.
result-dragon-all-dead = The fires burn down by themselves. It turns round three times, as dogs do, and lies down on what glitters: rings, spectacles, a spear, a few gold teeth. It is a small hoard, but one must begin somewhere. At its ear sits an old friend of yours and tells it, in a low voice, of other houses.
ending-dragon-slain = The Dragon was slain
ending-dragon-all-dead = The Dragon keeps its hoard

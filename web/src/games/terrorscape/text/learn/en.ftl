### Terrorscape in five minutes.

learn-terrorscape = Three Survivors are locked in a mansion with a Killer. He hears them, but he does not see them. One person hunts; one to three people share the Survivors, who know where the others are and plan together.
learn-terrorscape-goal = What each side wants
learn-terrorscape-goal-text = The Survivors need five keys and have to meet at the main exit. Or they repair the radio and hold out until help comes. The Killer needs one of them: whoever is injured twice is lost, and with them the night.
learn-terrorscape-house = The house and its noises
learn-terrorscape-house-text = Both sides see the same plan, but not the same figures. The Killer is not told where the Survivors go. He is told where it was loud: repairing and some finds make a noise in that room.
learn-terrorscape-turn = The Survivors’ turn
learn-terrorscape-turn-text = Each Survivor does one thing: walk up to two rooms, search a chest, repair the radio, calm down, clear a door, or use something special. Then one of them draws two cards and may keep one. When that deck is empty and no help is on its way, all is lost, so do not dawdle.
learn-terrorscape-killer = The Killer’s turn
learn-terrorscape-killer-text = First as many fast cards as he likes, then one special card or two actions: a step, or a search of the room he stands in. Only a search finds people. Cards are paid for with other cards from his hand, and the deck makes him stronger every time it runs out.
learn-terrorscape-meeting = When he finds somebody
learn-terrorscape-meeting-text = The Survivors decide who stands up to him. That Survivor rolls four dice, one fewer for each fear, and may add an item. If the sum reaches the Killer’s strength, the encounter is over and everyone there may run a room further. If not, they are injured, and he turns to the next.
learn-terrorscape-end = How the night ends
learn-terrorscape-end-text = It ends at the start of a Survivors’ turn, with all three at the exit and five keys on the stand, or when help arrives. Or it ends at once, when somebody already injured is caught again.

result-flood-away = The boat grinds over the parapet and is afloat, and you with it, knee to knee, bailing with your hats. Nobody looks back until the chimney has gone under. Where the house was, the water turns once, slowly, and closes; and far down, through all that green, a window is lit. Somebody is waving.
result-flood-wrecked = The boards give with a sound like a cough. You stand around what was a boat and is a heap of firewood, far too wet to burn, and the water comes over the sill and asks politely whether it may. In its wake, barefoot and happy, somebody comes to take you by the hand.
result-flood-drowned = Those of you who are left hear the others before they see them: a knocking, from below, on the boards under your feet. It is quite friendly. There are more of them down there by now than of you up here, and the best of it, they say, is that one gets used to the cold.
result-flood-all-dead = It is quiet down there, and green, and nobody is alone any more. They sit round the long table with their hair standing up like weeds, and the friend who came first passes the plates.
ending-flood-away = The flood: escaped by boat
ending-flood-wrecked = The flood: the boat wrecked
ending-flood-drowned = The flood: too many drowned
ending-flood-all-dead = The flood: all heroes dead

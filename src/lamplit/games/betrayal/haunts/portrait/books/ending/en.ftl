result-portrait-covered = The last stroke is white. For a moment there is nothing on the canvas at all, and behind you, very quietly, somebody draws a breath of eighty years and cannot let it out again. When you look round there is a coat on the floor, a ring, a little dust arranged like somebody asleep. Under the wet paint, if you hold the lamp just so, a young face is smiling.
result-portrait-aged = So the hand that has shaken so many hands can bleed after all. It looks at the wound with something like relief, and grows older as it looks: lines, spots, bones. Upstairs in its frame the picture has turned to the wall all by itself.
result-portrait-ruined = The third pot goes over the floor, a blue that was once somebody’s sky. There is not a brushful left in all the house. Your friend wipes both hands with care, and bids you sit, and dims the lamp: it will be a long time, so very long, and there should be somebody to be old with.
result-portrait-all-dead = The picture has four more wrinkles in the morning. Below, the friend walks from one to the next, closing eyes, and hums. New guests will come; they always have. And on that lovely face there is not a trace of the night.
ending-portrait-covered = The portrait: painted over
ending-portrait-aged = The portrait: its owner dead
ending-portrait-ruined = The portrait: no paint left
ending-portrait-all-dead = The portrait: all heroes dead

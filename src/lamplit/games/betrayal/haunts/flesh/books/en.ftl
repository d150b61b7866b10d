### What everybody may read of haunt 27 once it has begun.

opening-flesh = The Crystal Ball sweats. That is what you notice first: beads of something thicker than water, running down and not stopping at the edge of the table. Then it is soft. Then it opens, as an eye does, and something rosy and warm puts out a hand, or tries to, for it does not quite know how many fingers there ought to be. It has found the doorway. It is so glad to have found the doorway. “It is only lonely,” says the cleverest of you, taking notes. “Think of it. Never to be alone again.”

name-blob = Blob
token-blob-text = The room is full of it, from wall to wall, and it breathes.
name-blob_person = Blob-person
name-token-ingredient = Ingredient
    .a = an Ingredient
    .with = with an Ingredient

event-flesh-begins = Something has begun to grow { $room-at }.
event-flesh-caught = { $who } is part of the Blob now.
event-flesh-examined = { $who } has seen something: { $done } of { $need }.
event-flesh-found = { $who } has found an Ingredient { $room-at }.
event-flesh-thrown = { $who } throws it, and the Blob shudders: { $done } of { $need }.
why-flesh-grow = whether the Blob grows once more
why-flesh-examine = to understand the Blob
why-flesh-search = to find an Ingredient
counter-flesh-examined = What is known of the Blob
counter-flesh-thrown = Ingredients in the Blob

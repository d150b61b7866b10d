### What everybody may read of haunt 47 once it has begun.

opening-worm = The Skull has been talking all evening, and only one of you was listening. Now that one has understood. There is no pain in it, rather a kind of yawning; the jaw goes on opening, and the spine goes on, ring after ring, out of the collar, out of the sleeves, until there is nobody left in the clothes and a great deal lying round them. A head lifts at this end. At the other a second one looks up, just as blind, just as old. They are looking for each other. Once they have gone all the way round, and bite, there will be no outside any more.

name-worm_head = Head
    .subject = the Head
    .object = the Head
    .indirect = the Head
name-worm_body = Body
token-worm_body-text = A piece of the worm. It slows heroes.
name-mortal = mortal

event-worm-mortal = { $who } holds up the Skull: { $monster-subject } is mortal, and has Might 5.
event-worm-hit = { $monster-subject } is hit: { $hits } of { $need }.
why-worm-curse = to make the Head mortal
counter-worm-length = Pieces of the Body

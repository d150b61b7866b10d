result-dream-awake = The eyes open. They take a while to find you, one after another, and with each of you that they find something grey leans against the wall and is only a shadow. “I dreamt,” says the dreamer, and thinks, and cannot remember of what. You do not help. Somebody makes coffee, very strong, and nobody lies down before noon.
result-dream-out = The last of them goes over the sill and down the hill with its coat blowing. One by one lights come on in the town, and then the crying starts, in one house, in the next, in every street. In the armchair the sleeper turns a little to the other side, and smiles, as children smile when they have been given their way.
result-dream-lost = What could have broken this sleep is broken itself. You stand around the chair and talk more and more quietly, as one does, and your lids have grown heavy; surely it can do no harm to sit down, just for a moment. Behind the curtains they hold the window open, and politely let each other go first.
result-dream-all-dead = Nobody is left in the house who could call a name. So the sleeper sleeps. The dust comes down, the clocks stop, each at its own hour, and by the windows there is a patient little queue. There is no hurry any more. It is going to be a long night, down there, and it will be everybody’s.
ending-dream-awake = The dreamer awoke
ending-dream-out = The Nightmares got out
ending-dream-lost = The Holy Symbol was lost
ending-dream-all-dead = Nobody was left to wake

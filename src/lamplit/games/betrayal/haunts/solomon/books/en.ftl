### What everybody may read of haunt 28 once it has begun.

opening-solomon = A king wore it once, says the Book, and had a temple built in seven years without the sound of a hammer; nobody asked who carried the stones. The Ring sits well on the hand. It is warm, and it seems to listen. Far off in the house a door opens that none of you has closed, and something stoops to come through it, and something behind that, and behind that. “They have been idle for so long,” says one of you, delighted, and starts to count them in.

name-demon_lord = Demon Lord
    .subject = the Demon Lord
    .object = the Demon Lord
    .indirect = the Demon Lord
name-demon_1 = Heavy Demon
    .subject = the Heavy Demon
    .object = the Heavy Demon
    .indirect = the Heavy Demon
name-demon_2 = Grim Demon
    .subject = the Grim Demon
    .object = the Grim Demon
    .indirect = the Grim Demon
name-demon_3 = Lean Demon
    .subject = the Lean Demon
    .object = the Lean Demon
    .indirect = the Lean Demon
name-demon_4 = Darting Demon
    .subject = the Darting Demon
    .object = the Darting Demon
    .indirect = the Darting Demon

event-solomon-blow =
    { $blows ->
        [1] { $who } has beaten the Demon Lord with the Ring. He has gone down on one knee.
       *[other] { $who } has beaten the Demon Lord with the Ring once more.
    }
event-solomon-obeys = { $who } lifts the Ring: { $monster-subject } bows its head, and obeys.
event-solomon-loose = No hero has the Ring any more. The Demons look up, and obey nobody.
why-solomon-send = how far it goes
counter-solomon-blows = Defeats of the Demon Lord

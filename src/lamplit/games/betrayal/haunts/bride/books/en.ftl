### What everybody may read of haunt 20 once it has begun.

opening-bride = Rice. There is rice on the stairs, grey and gone hard, and it crunches under shoes that none of you is wearing. She comes in through the wall, train first, as if the house had been built around her afterwards; behind the veil there is a smile, and a little earth. She was left waiting, they say. She waited very well. Now she looks along the row of you, as at a tray of cakes, and her eyes stay on a hand, a finger, a ring. Somebody begins to clap. “At last,” says that friend of yours, weeping with joy. “There will be a wedding.”

name-bride = Ghost Bride
    .subject = the Ghost Bride
    .object = the Ghost Bride
    .indirect = the Ghost Bride
name-groom = Stranger
    .subject = the Stranger
    .object = the Stranger
    .indirect = the Stranger
name-ghost_groom = Ghost of the Groom
    .subject = the Ghost of the Groom
    .object = the Ghost of the Groom
    .indirect = the Ghost of the Groom
name-token-corpse = Corpse
    .a = the Corpse
    .with = with the Corpse

event-bride-groom = The Ghost Bride has chosen { $who-object }.
event-bride-longs =
    { $by ->
        [one] { $who-subject } loses 1 point of Might to her.
       *[other] { $who-subject } loses { $by } points of Might to her.
    }
event-bride-risen = The groom’s ghost rises { $room-at }.
event-bride-vow =
    { $vow ->
        [1] Before the altar the first vow is spoken.
        [2] Before the altar the second vow is spoken.
       *[other] Before the altar the last vow is spoken.
    }
event-bride-step =
    { $step ->
        [1] { $who } has found out whom she was to marry.
        [2] { $who } knows where he lies.
       *[other] { $who } has dug him up.
    }
why-bride-name = to find out whom she was to marry
why-bride-locate = to find where he lies
why-bride-dig = to dig him up
counter-bride-steps = Steps to her true love
counter-bride-vows = Vows

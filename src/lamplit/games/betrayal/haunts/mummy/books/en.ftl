### What everybody may read of haunt 1 once it has begun.

opening-mummy = The lid of the sarcophagus slides aside, slowly, as if it had all the time in the world. It has: three thousand years of it. What climbs out is tall and dry and has eyes for nobody but the Girl, and one of you kneels and calls it Majesty. The Girl tears herself loose and runs. Somewhere in this house lies a ring, and in the dark somebody has begun to hum a wedding song.

name-mummy = Mummy
    .subject = the Mummy
    .object = the Mummy
    .indirect = the Mummy
name-sarcophagus = Sarcophagus
token-sarcophagus-text = The Mummy’s bed. What is painted on its walls can be read.

event-mummy-girl = The Girl has run away. She hides { $room-at }.
event-mummy-given = { $who } hands the Mummy { $card-a }.
event-mummy-learned =
    { $step ->
        [1] { $who } has found out where the name of the Mummy is written.
       *[2] { $who } knows the name of the Mummy.
    }
why-mummy-learn = to find where its name is written
why-mummy-find-name = to read its name
counter-mummy-learned = Steps to the Mummy’s name

### What everybody may read of haunt 1 once it has begun.

opening-mummy = The lid of the sarcophagus slides aside, slowly, as if it had all the time in the world. It has: three thousand years of it. What climbs out is tall and dry and has eyes for nobody but the Girl, and one of you kneels and calls it Majesty. The Girl tears herself loose and runs. Somewhere in this house lies a ring, and in the dark somebody has begun to hum a wedding song.

name-mummy = Mummy
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

result-mummy-banished = You speak the name, and it is as if a great door fell shut somewhere under the earth. The bandages sink down, empty, and a little sand runs out of them. The Girl takes your hand. This time she does not let go.
result-mummy-wedding = The ring fits as if it had been made for her. The lid closes over bride and groom, and the house begins to sink, room by room, into sand that was not there before. From below you can hear music.
result-mummy-all-dead = Nobody is left who could speak a name. Stiff fingers close the eyes of the guests, one after another, almost kindly. Then the King sends for his bride.

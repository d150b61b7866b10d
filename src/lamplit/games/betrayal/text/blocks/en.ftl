### What building blocks of haunts say.

fetch-card = Which card do you take out of the deck?
event-fetched = { $who } takes { $card-a } out of the deck, which is shuffled.
option-fetch = Take { $a-a }
option-draw-item = Draw an item
option-draw-omen = Draw an omen
option-hunt =
    { $count ->
        [0] On to the nearest opponent
       *[other] Towards { $a-object }
    }
name-abyss = Abyss
name-alien = Alien
    .subject = the Alien
    .object = the Alien
    .indirect = the Alien
name-cat = Cat
    .subject = the Cat
    .object = the Cat
    .indirect = the Cat
token-abyss-text = There is no room here any more.
event-rooms-gone = Rooms are gone from the house: { $rooms-count }.
event-escaped = { $who } is out of the house.
option-hide = { $a }
name-grave = Grave
token-grave-text = Somebody lies here, and does not like it.
name-token-paint = Paint
    .a = a pot of Paint
    .with = with a pot of Paint
name-dazed = struck motionless
option-face = To the { $a }

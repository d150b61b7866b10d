### What building blocks of haunts say.

fetch-card = Which card do you take out of the stack?
event-fetched = { $who } takes { $card-a } out of the stack, which is shuffled.
option-fetch = Take { $a-a }
option-draw-item = Draw an item
option-hunt = Towards { $a }
name-abyss = Abyss
name-alien = Alien
name-cat = Cat
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

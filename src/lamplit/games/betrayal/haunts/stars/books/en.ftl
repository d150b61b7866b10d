### What everybody may read of haunt 14 once it has begun.

opening-stars = Down in the cellar somebody has been sweeping for weeks. Now the candles burn, and the figures in hoods step out of the corners as if they had only been waiting for the clock to strike. They greet one of you by a title. Above the roof the clouds draw apart, and the stars have moved: they stand in the sky like pins in a map, and the map is of this house. “It takes so little,” says your friend. “A keepsake here, a life there. We shall collect as we go.”

name-cultist = Cultist
    .subject = the Cultist
    .object = the Cultist
    .indirect = the Cultist
name-token-remains = Body
    .a = a body
    .with = with a body

event-stars-offered = { $who-subject } lays { $card-a } on the altar. That makes { $total }.
event-stars-thrown = { $who } throws Paint over the altar: { $done } of { $need }.
event-stars-given = { $who } hands a Cultist { $card-a }.
counter-stars-thrown = Paint on the altar

### What everybody may read of haunt 17 once it has begun.

opening-wind = A breath of wind goes through the room, though every window is nailed shut. The dust gets up from the floor and turns, idly at first, like somebody trying on a dress. Then a spoon joins it. A boot. A mirror, face outward, in which none of you can find yourself. The whole floor is humming now, and in the middle of all that flying trash something begins to have shoulders. “It only wants to hold on to things,” says one of you, and opens both hands. “Give it something to hold.”

name-poltergeist = Poltergeist
    .subject = the Poltergeist
    .object = the Poltergeist
    .indirect = the Poltergeist
name-token-candle = Old Candle
    .a = an Old Candle
    .with = with an Old Candle
name-burning_candle = Burning Candle
token-burning_candle-text = It burns straight up, as if there were no wind in the house.

event-wind-given = { $who } throws { $card-a } to the Poltergeist.
event-wind-might = The Poltergeist has Might { $might } now.
event-wind-candle = { $who } has found an Old Candle.
event-wind-lit = A candle burns { $room-at }, and goes on burning.
event-wind-blown = { $who }’s candle goes out, and the wind takes it away.
why-wind-candle = to find a candle
why-wind-burn = to keep the candle burning
counter-wind-lit = Candles that burn

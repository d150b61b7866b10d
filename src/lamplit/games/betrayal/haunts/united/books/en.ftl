### What everybody may read of haunt 18 once it has begun.

opening-united = The bite does not bleed. It closes, and opens again, and has a tongue. Your friend looks at it with great surprise, and then with all of its eyes; for there are more of them now, on the shoulder, in the palm, each with a look that you know from somewhere. The grocer. The girl from the mill. People who were said to have moved away. “Oh, do not go,” they say, all together, not quite in time. “We were so afraid, too. It is nothing. It is only like taking somebody’s hand.”

name-fire = Ashes
token-fire-text = This room has burned out.

united-burn = Which room burns next?
    .help = One that shares a wall with a room that has burned. Whoever is in it dies.
event-united-grown = { $who } has Might { $might } and Speed { $speed }.
event-united-dazed = { $who } is torn apart, and needs a while to come together.
event-united-heated = { $who } has overheated the furnace. It will not hold for long.
event-united-explodes = The furnace explodes. The house is on fire.
event-united-burns = { $who } dies in the fire.
event-united-door = { $who } has opened the front door.
event-united-out = { $who } is out of the house.
event-united-pulled = An arm comes out of the house and fetches { $whom } back.
why-united-move = for its movement
why-united-heat = to overheat the furnace
why-united-door = to open the front door
why-united-pull = who is stronger, inside or outside

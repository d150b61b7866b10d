### What everybody reads of haunt 31.

opening-airborne = First the cellar goes, with a noise like a tooth. Then the lamps swing all to one side, your stomach stays where it was, and past the window a weathercock sinks, a treetop, a cloud. The house has had enough of its hill. It climbs with groaning beams, and the air in the keyholes begins to sing. In one of the cupboards, among moth-eaten coats, you find a list in an aviator’s hand: so many guests, so many silks. You count the guests. You count the silks. Nobody says the number aloud.

name-parachute = Parachute
name-token-parachute = Parachute
    .a = a parachute
    .with = with a parachute
token-parachute-text = Old silk, carefully folded. Enough for one.
name-grab = tear the parachute away
name-trick = talk the parachute away
option-task-airborne-search = Search for a parachute: { $b }
option-task-airborne-jump = Jump: { $b }
event-airborne-found = { $who } has found a parachute { $room-at }.
why-airborne-search = to find a parachute
why-airborne-jump = to dare the jump
counter-airborne-out = Who has jumped

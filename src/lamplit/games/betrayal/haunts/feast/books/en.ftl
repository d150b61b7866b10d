### What everybody may read of haunt 46 once it has begun.

opening-feast = First comes the smell: thyme, browned onions, and beneath them something sweet that nobody can name. Then candlelight creeps under a door. Somebody has spread the good linen, polished the silver and set a chair for every guest; the guests are seated already, napkins tied, and they click their filed teeth in time with the clock. Only the dishes are empty. Overhead bare feet run across the boards, many of them, in the dark, without a plan. “They have got loose,” says a voice you trusted until this evening, and picks up the carving knife. “No matter. I have brought more.”

name-cannibal = Cannibal
    .subject = the Cannibal
    .object = the Cannibal
    .indirect = the Cannibal
name-victim = Victim
    .subject = the Victim
    .object = the Victim
    .indirect = the Victim
name-dead_victim = Victim’s body
name-dead_hero = Hero’s body

event-feast-eaten = { $who-subject } has feasted: { $token }.
event-feast-door = { $who } has opened the front door.
event-feast-out = { $who } is out of the house.
event-feast-saved = { $who } has brought a Victim out of the house: { $saved } so far.
event-feast-back = { $who } has come back into the house.
why-feast-door = to open the front door
counter-feast-saved = Victims out of the house

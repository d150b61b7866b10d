### What everybody may read of haunt 39 once it has begun.

opening-heir = Behind the plaster there was a family tree, and the plaster has come down. You follow the branches with a candle: all these names, and behind each the same small cross, at seven, at nineteen, on the wedding day. Only one twig goes on. It goes on to a name that one of you has carried all this time without a thought. There is a hall of statues in this house where heirs are made. But the statues are listening, and the curtains too, and one of you has always hated to share.

name-assassin = Assassin
name-heir = The heir
token-assassin-text = Somebody is holding their breath behind the curtain.
token-heir-text = Here stands whoever all this belongs to.

event-heir-named = { $who } is the heir. No word of it to anybody else.
event-heir-hidden = Somewhere a floorboard creaks, and somewhere else another.
event-heir-whispers = { $who } murmurs something into the curtains. It sounds like orders.
event-heir-springs = { $room }: something steps out of the shadow behind { $who }, and is gone again.
event-heir-answer = { $heir ->
        [yes] { $who } was the heir.
       *[no] { $who } was not the heir.
    }
counter-heir-turns = Turns of the traitor

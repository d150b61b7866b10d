### What everybody may read of haunt 8 once it has begun.

opening-banshee = The Spirit Board asked who was going to die tonight, and somebody thought it funny to answer: all of us. Now there is a woman in the corridor who was not there before. Her hair is wet, her feet leave no trace in the dust, and one hand glides along the wall as if she were blind. She opens her mouth. In the kitchen the glasses burst, one after another, and then you no longer hear the glasses. Only one of you is still smiling, with both palms on the board.

name-banshee = Banshee
    .subject = the Banshee
    .object = the Banshee
    .indirect = the Banshee

event-banshee-rite = { $who } has spoken a part of the exorcism: { $done } of { $need }.
why-banshee-walk = how the Banshee walks
why-banshee-wail = against the Banshee’s wail
why-banshee-exorcise = the exorcism
counter-banshee-rites = Parts of the exorcism

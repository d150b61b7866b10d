### What everybody may read of haunt 36 once it has begun.

opening-flood = Wet stockings, that is how it begins. Somebody lifts a foot, and the print it leaves does not dry. From the cellar stairs comes a sound like a great many people whispering, then like a great many people getting up. The house sighs and settles, as an old lady does into her bath. Through the window you can still see the lawn, but it is higher than it was, and there are fish above the roses. One of you has taken off both shoes and placed them side by side. “Stay,” you are told, so kindly. “It is so much nicer down there when there are more of us.”

name-token-rowboat = Rowboat
    .a = the Rowboat
    .with = with the Rowboat
name-flood = the water

event-flood-boat = The Rowboat lies { $room-at }.
event-flood-rises =
    { $turn ->
        [1] The water stands in the basement.
        [2] The basement is full of water.
        [3] The water comes up to the ground floor.
        [4] The ground floor is full of water.
        [5] The water comes up to the upper floor.
       *[other] The whole house is full of water.
    }
event-flood-still = This time the water does not rise.
event-flood-calmed = { $who } lets the Medallion sink into the water, and for a moment it lies quite still.
event-flood-smashed =
    { $holes ->
        [one] { $who } has knocked a hole in the Rowboat.
       *[other] { $who } has damaged the Rowboat again; by now it has { $holes } holes.
    }
why-flood-smash = to damage the Rowboat
counter-flood-track = How high the water stands

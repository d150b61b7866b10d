### What everybody may read of haunt 23 once it has begun.

opening-tentacles = In the Crystal Ball it is raining upwards. Then one of you, leaning closer to see, is gone: the chair still rocks, and from beneath the boards comes the sound of a very large animal licking its lips. It has been here longer than the house. It lay under the hill, and when they dug the cellars it let them, as one lets ants. Now it stretches, comfortably, one limb after another. In the corner where the wet stain is, something pale and round presses itself against the plaster, and feels along it, for the door.

name-sucker = Sucker
    .subject = the Sucker
    .object = the Sucker
    .indirect = the Sucker
name-arm = Arm
token-arm-text = From here a Tentacle grows. Whoever is dragged here is devoured.
name-tentacle_head = Head
    .subject = the Head
    .object = the Head
    .indirect = the Head

event-tentacles-turn = Turn { $turn }: the Suckers have Speed { $speed } and Might { $might }.
event-tentacles-grabbed = { $monster-subject } has seized { $who }.
event-tentacles-freed = { $who } is free.
event-tentacles-devoured = { $who } is pulled into the dark, and the Tentacle after.
event-tentacles-found = { $who } has seen it: the Head is { $room-at }.
event-tentacles-hit = The Head is hit: { $hits } of { $need }.
why-tentacles-gaze = to find the Head in the Crystal Ball
why-tentacles-where = where the Head is
counter-tentacles-hits = Hits on the Head

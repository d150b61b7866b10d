### What everybody may read of haunt 10 once it has begun.

opening-family = The Madman has stopped giggling. He straightens his tie, lays one of you gently on the carpet, closes two staring eyes and sounds the gong for dinner. All over the house boards creak, and earth falls from sleeves that were once somebody’s Sunday best: Grandmother, the uncles, little Rose. They have been lying down for a very long time, and they are hungry. Mind your manners, he says; the family so seldom has company.

name-zombie = Zombie
    .subject = the Zombie
    .object = the Zombie
    .indirect = the Zombie

event-family-trapped = { $monster-subject } has found an old favourite room and stays { $room-at }.
event-family-wounded = The Madman is wounded: { $wounds } of { $need }.
why-family-trap = whether it remembers the room
counter-family-held = Zombies held
counter-family-wounds = The Madman’s wounds

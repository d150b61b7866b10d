### What everybody may read of haunt 16 once it has begun.

opening-phantom = The Girl was holding your hand; you still feel how cold the fingers were. Now there is a rose in it, with a black ribbon, and the stem has been wound like a clock. Somebody beneath the floor begins to play, on an instrument with too many strings, an aria for a soprano who has not agreed to sing. She will learn, he is sure of it. He has waited so long for a pupil. And lest anybody should disturb the lesson, he has set something going down there, under the arches, that ticks in three-four time. One of you beats the measure with a finger.

name-phantom = Phantom
    .subject = the Phantom
    .object = the Phantom
    .indirect = the Phantom
name-phantom_trace = Trace
token-phantom_trace-text = The Phantom has been here with the Girl.

event-phantom-flees = The Phantom is gone, and the Girl with it.
event-phantom-rescued = { $who } has killed the Phantom { $room-at } and has the Girl. There stands the bomb.
event-phantom-bomb = The bomb ticks: turn { $turn }.
event-phantom-defused = { $who } has defused the bomb.
event-phantom-door = { $who } has opened the front door.
event-phantom-out = { $who } is out of the house with the Girl.
why-phantom-bomb = whether the bomb goes off
why-phantom-defuse = to defuse the bomb
why-phantom-door = to open the front door
counter-phantom-bomb = Ticks of the bomb; it goes off at this sum

### What everybody may read of haunt 13 once it has begun.

opening-dream = One of you has sat down for a moment, only a moment, and now the chin is on the chest and the breath goes slow. You shake a shoulder. You call. You might as well call down a well. Under the closed lids the eyes run to and fro, and with every turn something stands up beside the sleeper that was not there before: thin, grey, in a hurry, with the face of somebody you once let down. They do not look at you. They look at the windows. In the town below all the people are asleep.

name-nightmare = Nightmare
    .subject = the Nightmare
    .object = the Nightmare
    .indirect = the Nightmare
name-opened = Open window
token-opened-text = A Nightmare got out here. No other can.

event-dream-escaped = { $monster-subject } is out of the house. { $count ->
        [one] It is the first.
       *[other] That makes { $count }.
    }
event-dream-wakes = { $who } gets through to the dreamer: { $done } of { $need }.
why-dream-wake = to wake the dreamer
counter-dream-waking = The dreamer stirs

piper-rat =
    { $left ->
        [one] Where does a Rat come out?
       *[other] Where does a Rat come out? { $left } are still to come.
    }
option-task-piper-pack = All Rats here together on { $b }
option-task-piper-ritual = Play a bar of the ritual

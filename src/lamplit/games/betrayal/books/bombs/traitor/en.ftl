event-bombs-clock =
    { $left ->
        [one] The Big Bomb needs one turn more.
       *[other] The Big Bomb needs { $left } turns more.
    }
option-task-bombs-blast = Use the Dynamite right here

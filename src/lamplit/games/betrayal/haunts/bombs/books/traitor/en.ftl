event-bombs-clock =
    { $left ->
        [one] The Big Bomb needs one more turn.
       *[other] The Big Bomb needs { $left } more turns.
    }
option-task-bombs-blast = Use the Dynamite right here

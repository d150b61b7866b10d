option-task-invisible-strike =
    { $count ->
        [1] Strike at the air
       *[other] Strike at the air: { $b }
    }
option-task-invisible-shoot = Shoot: { $b }
option-task-invisible-skull = Ask the Skull
option-task-invisible-board = Ask the Spirit Board

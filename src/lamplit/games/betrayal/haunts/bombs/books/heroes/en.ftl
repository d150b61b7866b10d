bombs-agree = May { $who } try to defuse your Time Bomb?
    .help = With a result of 2 or less it goes off.
option-task-bombs-defuse = Defuse { $b }’s Time Bomb

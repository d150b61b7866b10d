mummy-hide-girl = Where does the Girl hide?
    .help = At least 5 spaces from the Mummy, or as far away as this floor goes.
option-task-mummy-appear = The Mummy appears { $b-at }
option-task-mummy-carry = The Mummy takes { $b-a }
option-task-mummy-hand-over = Hand the Mummy { $b-a }

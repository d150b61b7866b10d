stew-hunt = Which Frog does the Cat go for?
stew-attack = Which Frog does the Cat attack?
option-task-stew-curse = Turn { $b } into a Frog
option-task-stew-burn = Let fire rain on { $b }
option-task-stew-fly = { $b-subject } flies { $c-to }
option-task-stew-read-curse = Turn { $b } into a Frog, by the Book
option-task-stew-read-burn = Let fire rain on { $b }, by the Book

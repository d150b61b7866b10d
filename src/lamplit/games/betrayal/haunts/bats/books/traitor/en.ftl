bats-nest = In which of these rooms do three Bats hang?
bats-entry = By which room does the next Bat come in?
    .help = One comes in by each room before any lets in a second. Still outside: { $left }.
option-bats-nearest = All that are left, nearest to the heroes
option-task-bats-bite = Fly at { $b }

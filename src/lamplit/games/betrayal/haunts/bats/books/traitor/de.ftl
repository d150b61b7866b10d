bats-nest = In welchem dieser Räume hängen drei Fledermäuse?
bats-entry = Durch welchen Raum kommt die nächste Fledermaus herein?
    .help = Durch jeden Raum kommt eine, ehe durch einen die zweite kommt. Noch draußen: { $left }.
option-bats-nearest = Alle übrigen, möglichst nah an den Helden
option-task-bats-bite = Auf { $b } zufliegen

option-task-invisible-strike =
    { $count ->
        [1] In die Luft schlagen
       *[other] In die Luft schlagen: { $b }
    }
option-task-invisible-shoot = Schießen: { $b }
option-task-invisible-skull = Den Schädel befragen
option-task-invisible-board = Das Geisterbrett befragen

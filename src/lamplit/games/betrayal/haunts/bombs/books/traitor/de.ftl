event-bombs-clock =
    { $left ->
        [one] Die Große Bombe braucht noch einen Zug.
       *[other] Die Große Bombe braucht noch { $left } Züge.
    }
option-task-bombs-blast = Das Dynamit gleich hier zünden

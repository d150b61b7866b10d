piper-rat =
    { $left ->
        [one] Wo kommt eine Ratte hervor?
       *[other] Wo kommt eine Ratte hervor? Noch { $left } sollen kommen.
    }
option-task-piper-pack = Alle Ratten hier zusammen auf { $b }
option-task-piper-ritual = Einen Takt des Rituals spielen

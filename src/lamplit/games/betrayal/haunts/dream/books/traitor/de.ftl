dream-exit =
    { $left ->
        [one] Welchen Weg hinaus fügst du dem Haus hinzu?
       *[other] Welchen Weg hinaus fügst du dem Haus hinzu? { $left } fehlen.
    }
option-task-dream-escape = Entkommen
event-dream-goal = { $goal } Albträume müssen entkommen. Niemand sonst kennt die Zahl.

option-task-seance-gather = Call the Ghost: { $b }
option-task-seance-search = Search for the Bones
option-task-seance-bury = Bury the Bones

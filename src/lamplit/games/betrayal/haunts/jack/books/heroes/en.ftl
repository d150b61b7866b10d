option-task-jack-choose = Settle on this weapon: { $b }
option-task-jack-search = Search for { $b-a }
option-task-jack-study = Study the weapon: { $b }

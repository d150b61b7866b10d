option-task-abyss-exorcise = Speak against the abyss: { $b }
option-task-abyss-hold = Throw the Holy Symbol into the abyss

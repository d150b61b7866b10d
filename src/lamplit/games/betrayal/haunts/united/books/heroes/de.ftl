united-drive = Wohin treibst du { $who }?
option-task-united-heat = Den Heizkessel überhitzen
option-task-united-door = Die Haustür öffnen: { $b }
option-task-united-leave = Das Haus verlassen

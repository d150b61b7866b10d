phantom-attack = Das Phantom! Wie greifst du es an?
option-task-phantom-defuse = Die Bombe entschärfen
option-task-phantom-door = Die Haustür öffnen: { $b }
option-task-phantom-leave = Mit dem Mädchen das Haus verlassen

option-task-stew-dig = Die Wurzel ausgraben
option-task-stew-break = Den Schutz der Hexe brechen
option-task-stew-restore = { $b } zurückverwandeln

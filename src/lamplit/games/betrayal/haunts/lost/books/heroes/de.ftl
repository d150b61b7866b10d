option-task-lost-play = Die Orgel spielen
option-task-lost-learn = Einen Teil der Melodie lernen

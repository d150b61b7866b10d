option-task-lost-spoil = Die Orgel verstimmen

option-task-united-pull = Nach { $b } greifen
option-task-united-flee = Das Haus verlassen

option-task-united-pull = Nach draußen greifen: { $b }
option-task-united-flee = Das Haus verlassen

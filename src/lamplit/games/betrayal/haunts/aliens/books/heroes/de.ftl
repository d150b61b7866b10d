option-task-aliens-break = Das Raumschiff beschädigen

option-task-checkmate-break = { $b } brechen

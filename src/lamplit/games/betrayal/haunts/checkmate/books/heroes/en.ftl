option-task-checkmate-break = Break { $b }

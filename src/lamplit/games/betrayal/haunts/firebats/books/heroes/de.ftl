option-task-firebats-exorcise = Den Exorzismus vollziehen: { $b }

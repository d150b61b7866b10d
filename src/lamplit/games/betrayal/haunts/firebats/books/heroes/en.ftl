option-task-firebats-exorcise = Perform the exorcism: { $b }

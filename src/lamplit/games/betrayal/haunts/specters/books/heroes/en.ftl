option-task-specters-exorcise = Perform a rite: { $b }
why-specters-exorcise = for the exorcism

option-task-specters-open = Es hereinlassen
option-task-specters-burrow = Einen Raum entdecken: { $b }

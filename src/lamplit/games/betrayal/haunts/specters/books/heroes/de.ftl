option-task-specters-exorcise = Einen Ritus vollziehen: { $b }
why-specters-exorcise = für den Exorzismus

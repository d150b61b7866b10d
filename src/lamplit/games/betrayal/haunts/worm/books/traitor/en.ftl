option-task-worm-burrow = Break through: { $b }

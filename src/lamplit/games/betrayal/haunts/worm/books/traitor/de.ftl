option-task-worm-burrow = Durchbrechen: { $b }

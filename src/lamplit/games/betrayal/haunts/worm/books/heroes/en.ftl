option-task-worm-curse = Hold up the Skull before { $b-object }

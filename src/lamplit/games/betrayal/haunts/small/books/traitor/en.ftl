option-task-small-knock = Knock the Toy Airplane down
option-task-small-bat = Bat the Toy Airplane down
option-task-small-threshold = Go as far as the doorway: { $b }
option-task-small-retreat = Turn back from the doorway

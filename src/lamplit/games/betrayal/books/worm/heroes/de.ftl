option-task-worm-curse = { $b } den Schädel entgegenhalten

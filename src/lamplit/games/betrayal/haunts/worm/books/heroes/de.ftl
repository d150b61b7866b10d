option-task-worm-curse = { $b-indirect } den Schädel entgegenhalten

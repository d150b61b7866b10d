statue-weapon = From which deck do you draw your weapon?
option-task-statue-gate = Open the gate with { $b }

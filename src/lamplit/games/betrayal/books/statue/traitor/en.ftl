statue-weapon = Which deck do you search for a weapon?
option-task-statue-gate = Open the gate with { $b }

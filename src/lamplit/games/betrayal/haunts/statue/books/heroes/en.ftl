statue-where = Where does the Statue go?
option-task-statue-arm = Put { $b-a } into the Statue’s hand
option-task-statue-guide = Guide the Statue with { $b }
option-task-statue-chase = Send the Statue after the traitor with { $b }

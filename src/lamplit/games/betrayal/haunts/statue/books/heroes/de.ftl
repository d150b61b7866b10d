statue-where = Wohin geht die Statue?
option-task-statue-arm = Der Statue { $b-a } in die Hand legen
option-task-statue-guide = Die Statue lenken: { $b }
option-task-statue-chase = Die Statue dem Verräter nachschicken: { $b }

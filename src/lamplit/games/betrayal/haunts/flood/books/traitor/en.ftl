option-task-flood-smash = Knock a hole in the Rowboat

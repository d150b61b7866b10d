option-task-flood-smash = Knock a hole into the Rowboat

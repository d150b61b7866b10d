option-task-flood-calm = Das Medaillon ins Wasser werfen

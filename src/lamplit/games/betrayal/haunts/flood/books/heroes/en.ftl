option-task-flood-calm = Drop the Medallion into the water

option-task-flood-smash = Ein Loch ins Ruderboot schlagen

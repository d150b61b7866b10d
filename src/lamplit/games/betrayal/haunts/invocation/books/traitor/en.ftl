option-task-invocation-read = Read a verse aloud

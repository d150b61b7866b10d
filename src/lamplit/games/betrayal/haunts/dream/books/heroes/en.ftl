option-task-dream-wake = Wake the dreamer: { $b }

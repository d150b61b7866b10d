option-task-portrait-over = Paint over the picture

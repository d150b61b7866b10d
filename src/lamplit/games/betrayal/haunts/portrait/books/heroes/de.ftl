option-task-portrait-over = Das Bild übermalen

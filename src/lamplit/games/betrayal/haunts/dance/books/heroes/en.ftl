option-task-dance-pray = Pray against the music

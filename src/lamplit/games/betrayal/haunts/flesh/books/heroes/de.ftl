option-task-flesh-examine = Den Blob untersuchen
option-task-flesh-search = Nach einer Zutat suchen
option-task-flesh-throw = Eine Zutat in den Blob werfen

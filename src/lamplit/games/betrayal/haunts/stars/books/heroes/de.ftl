stars-store = Welcher Raum wird gesucht?
option-task-stars-throw = Die Farbe in die Kammer schütten

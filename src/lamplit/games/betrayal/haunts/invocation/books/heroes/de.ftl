invocation-altar = Welcher Raum wird gesucht?
option-task-invocation-burn = Das Buch hineinwerfen

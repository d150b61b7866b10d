option-task-aliens-gaze = Alle Helden im Raum ansehen

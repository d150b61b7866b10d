option-task-tentacles-gaze = In der Kristallkugel nach dem Kopf suchen

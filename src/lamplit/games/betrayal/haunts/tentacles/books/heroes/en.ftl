option-task-tentacles-gaze = Look into the Crystal Ball for the Head

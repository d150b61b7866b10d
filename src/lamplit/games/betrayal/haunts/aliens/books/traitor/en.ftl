option-task-aliens-gaze = Gaze at all heroes in the room

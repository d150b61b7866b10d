option-task-lost-play = Play the organ
option-task-lost-learn = Learn a part of the melody

option-task-lost-spoil = Put the organ out of tune

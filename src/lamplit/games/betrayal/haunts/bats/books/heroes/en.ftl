option-task-bats-start = Start the organ
option-task-bats-play = Play the organ

option-task-bats-start = Die Orgel in Gang bringen
option-task-bats-play = Die Orgel spielen

option-task-aliens-break = Damage the Spaceship

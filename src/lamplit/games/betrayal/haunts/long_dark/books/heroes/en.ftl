option-task-long_dark-light = Light the lamp
why-long_dark-light = to light the lamp

option-task-creature-torch = Light a Torch
option-task-creature-push = Push the Monster over the edge

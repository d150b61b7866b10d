option-task-small-search = Look for the Toy Airplane
option-task-small-start = Start the Toy Airplane
option-task-small-board = Climb aboard
option-task-small-pull = Pull { $b } aboard
option-task-small-leave = Fly out of the house
small-wriggle = With which trait do you try to wriggle free?

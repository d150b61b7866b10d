option-task-united-pull = Reach for { $b }
option-task-united-flee = Leave the house

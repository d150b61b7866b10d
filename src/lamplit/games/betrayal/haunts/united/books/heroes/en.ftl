united-drive = Where do you drive { $who }?
option-task-united-heat = Overheat the furnace
option-task-united-door = Open the front door with { $b }
option-task-united-leave = Leave the house

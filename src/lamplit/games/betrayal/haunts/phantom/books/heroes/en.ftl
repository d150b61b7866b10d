phantom-attack = The Phantom! How do you attack it?
option-task-phantom-defuse = Defuse the bomb
option-task-phantom-door = Open the front door: { $b }
option-task-phantom-leave = Leave the house with the Girl

dragon-hoard = Where does { $card-subject } lie?
option-task-dragon-fire = Breathe fire

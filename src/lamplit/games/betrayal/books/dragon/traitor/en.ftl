dragon-hoard = Where does it lie: { $card }?
option-task-dragon-fire = Breathe fire

dragon-hoard = Wo liegt es: { $card }?
option-task-dragon-fire = Feuer speien

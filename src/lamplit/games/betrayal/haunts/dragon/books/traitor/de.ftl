dragon-hoard = Wo liegt { $card-subject }?
option-task-dragon-fire = Feuer speien

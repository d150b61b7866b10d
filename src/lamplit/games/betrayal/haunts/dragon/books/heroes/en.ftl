option-task-dragon-don = Put on the Antique Armor (the whole turn)
option-task-dragon-hand-over = Hand the Antique Armor to { $b } (the whole turn)

option-task-solomon-send = Send { $b }
solomon-where = Where does { $monster } go?
solomon-whom = Whom does { $monster } attack?

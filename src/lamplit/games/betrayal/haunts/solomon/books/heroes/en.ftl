option-task-solomon-send = Send { $b-object }
solomon-where = Where does { $monster-subject } go?
solomon-whom = Whom does { $monster-subject } attack?

option-task-solomon-send = { $b-object } losschicken
solomon-where = Wohin geht { $monster-subject }?
solomon-whom = Wen greift { $monster-subject } an?

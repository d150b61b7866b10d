option-task-solomon-send = Losschicken: { $b }
solomon-where = Wohin geht er: { $monster }?
solomon-whom = Wen greift er an: { $monster }?

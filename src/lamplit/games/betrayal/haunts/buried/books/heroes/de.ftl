option-task-buried-search = Nach dem Grab suchen
option-task-buried-dig = Graben
option-task-buried-board = Das Geisterbrett befragen (der ganze Zug)
buried-whom = Wen bewegen die Geister?
buried-whither = Wohin bringen die Geister { $whom }?

option-task-buried-search = Search for the grave
option-task-buried-dig = Dig
option-task-buried-board = Ask the Spirit Board (the whole turn)
buried-whom = Whom do the spirits move?
buried-whither = Where do the spirits take { $whom }?

option-task-seance-call = Call the Ghost: { $b }
seance-hunt = Whom does the Ghost go for?
seance-attack = Whom does the Ghost attack?

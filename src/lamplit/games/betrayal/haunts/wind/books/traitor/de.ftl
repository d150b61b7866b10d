wind-form = Zerfällt der Poltergeist, und wo erscheint er neu?
    .help = Seine Gegenstände bleiben liegen. Seine Stärke ist dann 3, in der Rumpelkammer 4.
option-wind-stay = Er bleibt, wie er ist
option-task-wind-carry = Der Poltergeist nimmt { $b-a }
option-task-wind-drop = Der Poltergeist lässt { $b-a } fallen
option-task-wind-hand-over = Dem Poltergeist { $b-a } geben

name-snatch = mit Tempo, um etwas zu schnappen
    .with = mit flinken Fingern
wind-snatch = Was schnappst du dem Poltergeist weg?
option-task-wind-candle = Nach einer Kerze suchen
option-task-wind-burn = Anzünden: { $b }

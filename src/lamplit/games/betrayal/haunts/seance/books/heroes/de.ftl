option-task-seance-gather = Den Geist rufen: { $b }
option-task-seance-search = Nach den Gebeinen suchen
option-task-seance-bury = Die Gebeine begraben

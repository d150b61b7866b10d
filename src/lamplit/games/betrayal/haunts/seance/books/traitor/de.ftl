option-task-seance-call = Den Geist rufen: { $b }
seance-hunt = Auf wen geht der Geist zu?
seance-attack = Wen greift der Geist an?

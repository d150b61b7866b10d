bombs-agree = Darf { $who } versuchen, deine Zeitbombe zu entschärfen?
    .help = Bei einem Ergebnis von 2 oder weniger geht sie hoch.
option-task-bombs-defuse = Die Zeitbombe von { $b } entschärfen

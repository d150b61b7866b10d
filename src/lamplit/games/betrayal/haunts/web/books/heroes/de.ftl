web-kit = Du darfst einen Gegenstand ziehen. Nimmst du stattdessen den Verbandskasten aus dem Stapel?
option-task-web-cut = Die Eier mit dem Verbandskasten herausschneiden
option-task-web-salve = Die Heilsalbe für die Eier aufbrauchen
option-task-web-door =
    { $b-id ->
        [knowledge] Das Schloss der Haustür mit Wissen öffnen
       *[might] Die Haustür mit Stärke aufbrechen
    }
option-task-web-leave = Das Haus verlassen

feast-where = Wohin führst du das Opfer?
feast-facing = Wohin blicken sie?
feast-return = Du bist draußen. Gehst du wieder hinein?
option-stay-outside = Draußen bleiben
option-come-back = Zurück ins Haus gehen
option-task-feast-lead = Jemanden irgendwohin führen: { $b }
option-task-feast-home = Jemanden zur Haustür schicken: { $b }
option-task-feast-door =
    { $b-id ->
        [knowledge] Das Schloss der Haustür mit Wissen öffnen
       *[might] Die Haustür mit Stärke aufbrechen
    }
option-task-feast-leave =
    { $b-id ->
        [none] Allein das Haus verlassen
       *[other] Mit jemandem das Haus verlassen: { $b }
    }

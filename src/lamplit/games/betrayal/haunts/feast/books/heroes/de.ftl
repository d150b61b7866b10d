feast-where = Wohin führst du das Opfer?
feast-facing = Wohin blicken sie?
feast-return = Du bist draußen. Gehst du wieder hinein?
option-stay-outside = Draußen bleiben
option-come-back = Zurück ins Haus gehen
option-task-feast-lead = { $b-object } irgendwohin führen
option-task-feast-home = { $b-object } zur Haustür schicken
option-task-feast-door =
    { $b-id ->
        [knowledge] Das Schloss der Haustür mit Wissen öffnen
       *[might] Die Haustür mit Stärke aufbrechen
    }
option-task-feast-leave =
    { $b-id ->
        [none] Allein das Haus verlassen
       *[other] Mit { $b-indirect } das Haus verlassen
    }

heir-assassin = Wo verbirgt sich ein Attentäter? Niemand sonst erfährt es. (Noch { $left })
heir-order = Wen sollen deine Attentäter verschonen, wen wieder jagen? Niemand sonst erfährt es.
option-task-heir-orders = Den Attentätern Befehle geben
option-spare = Verschonen: { $a }
option-hunt-again = Wird verschont. Wieder jagen: { $a }
option-orders-stay = Dabei bleibt es
name-spared = Verschont
token-spared-text = Wer hier steht, darf an deinen Messern vorbei.
event-heir-order = { $spares ->
        [yes] Deine Attentäter verschonen nun { $who }.
       *[no] Deine Attentäter jagen { $who } nun wieder.
    }

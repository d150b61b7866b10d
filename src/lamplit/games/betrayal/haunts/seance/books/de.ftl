### Was alle über Spuk 2 lesen dürfen, sobald er begonnen hat.

opening-seance = Der Zeiger des Geisterbretts bewegt sich, obwohl ihn niemand berührt. Er schreibt einen Namen, noch einmal, und dann so schnell, dass das Holz zu rauchen beginnt. In diesem Haus ist jemand gestorben, den keiner je zur Ruhe gelegt hat, und er ist es müde, auf eine Einladung zu warten. „Komm zu mir“, flüstert jemand von euch und meint keinen der anderen. Schnell, sucht den alten Kreis, zündet Kerzen an, ruft lauter! Denn wer zuerst ruft, auf den wird er hören.

name-ghost = Geist
    .subject = der Geist
    .object = den Geist
    .indirect = dem Geist
name-token-bones = Gebeine
    .a = die Gebeine
    .with = mit den Gebeinen

event-seance-heard = Etwas antwortet { $who }: { $done } von { $need }.
event-seance-with-heroes = { $who } hat den Geist gerufen. Er wartet in der Pentagrammkammer und sieht auf die Uhr.
event-seance-with-traitor = Der Geist gehorcht dem Verräter. Oben beginnen die Balken zu ächzen.
event-seance-track =
    { $left ->
        [0] Die Geduld des Geistes ist zu Ende.
        [one] Der Geist wartet noch { $left } Zug.
       *[other] Der Geist wartet noch { $left } Züge.
    }
event-seance-found = { $who } hat die Gebeine gefunden.
event-seance-swallows = { $who } stürzt mit dem Raum in die Tiefe.
seance-next = Welcher Raum stürzt ein?
why-seance-call = um den Geist mit dem Geisterbrett zu rufen
why-seance-gather = um den Geist im Kreis zu rufen
why-seance-search = um die Gebeine zu finden
why-seance-bury = um die Gebeine zu begraben
counter-seance-heard = Stimmen, die dem Verräter antworten
counter-seance-answers = Stimmen im Kreis der Helden
counter-seance-track = Die Geduld des Geistes

name-spy = der Spion
name-friend = ein Freund
event-your-mask = Hinter deiner Maske steckt { $mask }.
event-night = Nacht { $number } senkt sich über den Ballsaal.
event-listened = Du hast an der Tür von { $to } gelauscht.
event-morning =
    { $dark ->
        [yes] Am Morgen ist die Lampe kalt.
       *[no] Am Morgen brennt die Lampe noch.
    }
event-suspects =
    { $whom-id ->
        [ann] { $who } verdächtigt { $whom }.
        [ben] { $who } verdächtigt { $whom }.
        [cat] { $who } verdächtigt { $whom }.
       *[other] { $who } verdächtigt niemanden.
    }
event-unmasked = { $who } nimmt die Maske ab: { $mask }.
event-told-all = Die Freunde erzählen einander, was sie gehört haben.
event-dawn = Der Tag bricht an. Es war die ganze Zeit { $spy }.
at-night = Was tust du heute Nacht?
option-sleep = Schlafen
option-listen = An der Tür von { $a } lauschen
suspect = Wen verdächtigst du?
option-suspect = Ich verdächtige { $a }
option-nobody = Ich verdächtige niemanden

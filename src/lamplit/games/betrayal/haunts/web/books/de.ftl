### Was alle über Spuk 4 lesen dürfen, sobald er begonnen hat.

opening-web = Es fing mit einem Jucken an, genau dort, wo der Biss war. Jetzt kann jemand von euch den Arm nicht mehr heben, denn was in den Ecken wie Nebel aussah, ist Seide, und sie liegt dreimal um die Rippen. Unter der Haut dreht sich etwas im Schlaf um, und dann vieles. Hoch oben im Gebälk entfalten sich acht lange Beine, eins nach dem anderen, ganz ohne Eile: Eine Mutter kann warten. Aber nicht alle von euch sind heute Nacht gekommen, um zu helfen.

name-web = Netz
    .subject = das Netz
    .object = das Netz
    .indirect = dem Netz

event-web-eaten = Die Spinne hat { $who } gefressen. Was übrig ist, spricht jetzt für die Spinne.
event-web-turn =
    { $left ->
        [0] Die Brut schlüpft.
        [one] Die Spinne wächst. In { $left } Zug schlüpft die Brut.
       *[other] Die Spinne wächst. In { $left } Zügen schlüpft die Brut.
    }
event-web-torn = { $who } reißt am Netz: { $torn } von { $need }.
event-web-eggs = { $who } hat die Eier vernichtet.
event-web-door = { $who } hat die Haustür geöffnet.
event-web-out = { $who } ist aus dem Haus.
why-web-cut = um die Eier herauszuschneiden
why-web-door = um die Haustür zu öffnen
counter-web-turn = Züge, bis die Brut schlüpft
counter-web-torn = Netz zerrissen

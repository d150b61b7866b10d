tentacles-lair =
    { $left ->
        [one] Welchen Raum fügst du dem Haus hinzu?
       *[other] Welchen Raum fügst du dem Haus hinzu? { $left } fehlen.
    }
tentacles-arm =
    { $left ->
        [one] Wo wächst der letzte Tentakel?
       *[other] Wo wächst ein Tentakel? Noch { $left } sollen wachsen.
    }
tentacles-head = Wo ist der Kopf?

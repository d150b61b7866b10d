### Was Bausteine der Spukgeschichten sagen.

fetch-card = Welche Karte nimmst du aus dem Stapel?
event-fetched = { $who } nimmt { $card-a } aus dem Stapel, und der wird gemischt.
option-fetch = { $a-a } nehmen
option-draw-item = Einen Gegenstand ziehen
option-draw-omen = Ein Omen ziehen
option-hunt =
    { $count ->
        [0] Auf zum nächsten Gegner
       *[other] Auf { $a-object } zu
    }
name-abyss = Schlund
name-alien = Alien
    .subject = das Alien
    .object = das Alien
    .indirect = dem Alien
name-cat = Katze
    .subject = die Katze
    .object = die Katze
    .indirect = der Katze
token-abyss-text = Hier ist kein Raum mehr.
event-rooms-gone = Räume, die nicht mehr im Haus sind: { $rooms-count }.
event-escaped = { $who } ist aus dem Haus heraus.
option-hide = { $a }
name-grave = Grab
token-grave-text = Hier liegt jemand, und es gefällt ihm nicht.
name-token-paint = Farbe
    .a = einen Topf Farbe
    .with = mit einem Topf Farbe
name-dazed = wie erstarrt
option-face = Nach { $a }

### Wie Partien enden, in der Statistik: ein Spuk und was daraus wurde.

ending-mummy-banished = Die Mumie: zur Ruhe gelegt
ending-mummy-wedding = Die Mumie: vermählt
ending-mummy-all-dead = Die Mumie: alle Helden tot
ending-web-escape = Das Netz: entkommen
ending-web-hatched = Das Netz: die Brut geschlüpft
ending-web-all-dead = Das Netz: alle Helden tot
ending-dance-silence = Der Tanz: verstummt
ending-dance-lost = Der Tanz: niemand hielt stand
ending-dance-all-dead = Der Tanz: alle Helden tot
ending-family-held = Die Familie: alle an ihrem Platz
ending-family-all-dead = Die Familie: alle Helden tot
ending-twins-gone = Die Doppelgänger: vernichtet
ending-twins-all-dead = Die Doppelgänger: nahmen jeden Platz ein
ending-abyss-closed = Der Abgrund: geschlossen
ending-abyss-all-dead = Der Abgrund: alle Helden tot
ending-bats-gone = Die Fledermäuse: vertrieben
ending-bats-all-dead = Die Fledermäuse: alle Helden tot
ending-guillotines-free = Die Halseisen: alle ab
ending-guillotines-heads = Die Halseisen: zu viele Köpfe
ending-guillotines-all-dead = Die Halseisen: niemand mehr am Leben
ending-firebats-quenched = Die Feuerfledermäuse: gelöscht
ending-firebats-all-dead = Die Feuerfledermäuse: alle Helden tot
ending-creature-dead = Das Monster: vernichtet
ending-creature-all-dead = Das Monster: alle Helden tot
ending-jack-slain = Der Rote Jack: erschlagen
ending-jack-all-dead = Der Rote Jack: alle Helden tot
ending-treasure-found = Der Schatz: gefunden
ending-treasure-all-dead = Der Schatz: niemand mehr da

ending-other =
    { $side ->
        [heroes] Anderer Spuk: Helden gewannen
       *[other] Anderer Spuk: Verräter gewann
    }

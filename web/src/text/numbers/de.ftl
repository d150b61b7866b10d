### Die Wörter der Bilanz: was alle beendeten Spiele zusammen erzählen.

numbers-text = Die Ergebnisse aller Spiele, die auf diesem Server zu Ende gespielt wurden. Ohne Namen, ohne laufende Spiele, ohne Übungen.
numbers-none = Hier wurde noch kein Spiel zu Ende gespielt. Spiel eins, dann steht hier der erste Strich.
numbers-none-such = So ein Spiel gab es noch nicht. Wähle oben etwas anderes.
numbers-game = Spiel
numbers-company = Wer gespielt hat
numbers-company-all = alle Spiele
numbers-company-people = mit Menschen
numbers-company-bots = nur Bots
numbers-tally = Art der Partie
numbers-tally-usual = üblich
numbers-side = Anteil der Siege von
numbers-games =
    { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }
numbers-won = Wer gewinnt
numbers-how-many = Beendet
numbers-with-people =
    { $count ->
        [one] eins davon mit Menschen
       *[other] { $count } davon mit Menschen
    }
numbers-usual = Die Hälfte dauerte weniger als
numbers-usual-text = { $count } Entscheidungen in einem typischen Spiel
numbers-seconds = { $count } s
numbers-minutes-short = { $count } min
numbers-reading = Der Punkt ist der Anteil gewonnener Spiele. Die Linie um ihn zeigt, wo der wahre Anteil mit 95 % Sicherheit liegt: je weniger Spiele, desto länger. Die gestrichelte Linie ist der Anteil über alle Spiele.
numbers-share = { $share } %
numbers-interval = { $low }–{ $high } %
numbers-by-member = { $side }, einzeln
numbers-by-team = { $side } als Team
numbers-by-company = Menschen und Bots
numbers-by-ending = Wie es ausging
numbers-by-length = Wie lange es dauerte
numbers-by-month = Monat für Monat
numbers-who-people = Mensch
numbers-who-bots = Bot
numbers-who-mixed = gemischt
numbers-together-people = nur Menschen
numbers-together-bots = nur Bots
numbers-together-mixed = Menschen und Bots
numbers-company-of = { $side }: { $who }
numbers-minutes = { $from }–{ $to } Minuten
numbers-minutes-more = mehr als { $from } Minuten
numbers-what = Was
numbers-column-share = Anteil
numbers-column-games = Spiele

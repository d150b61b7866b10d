### Escape im Terminal gezeichnet.

## Buchstaben

escape-symbol-adventurer = A
escape-symbol-key = S
escape-symbol-torch = F
escape-letter-red = R
escape-letter-blue = B
escape-letter-yellow = G
escape-letter-green = Ü
escape-letter-purple = L

## Plan, Uhr und Leute

escape-map-start = START
escape-map-exit = AUSGANG
escape-clock-before = ESCAPE! in { $seconds } s
escape-clock-left = noch { $clock }
escape-clock-practice = Übung, { $clock }
escape-clock-paused = Pause
escape-clock-sand = Der Sand läuft, { $run } von 3
escape-next-gong =
    { $number ->
        [1] Gong in { $clock }
        [2] 2 Gongs in { $clock }
       *[other] 3 Gongs in { $clock }
    }
escape-next-slam = Türschlag in { $clock }
escape-next-collapse = alle hinaus!
escape-tray = Auf der Steinablage: { $tray }
escape-keys = Schlüssel zum Entfliehen: { $keys }
escape-fate = Schicksalswendungen: { $count }
escape-stack = Kammern zu entdecken: { $count }
escape-vote-fate = { $who }: Schicksal wenden? (j/n)
escape-vote-pause = { $who }: Pause? (j/n)
escape-hopeless = Nicht mehr zu gewinnen (z: aufgeben)
escape-vote-surrender = { $who }: aufgeben? (j/n)
escape-turned-ways =
    { $count ->
        [0] {" "}Sackgasse
        [one] {" "}1 Weg weiter
       *[other] {" "}{ $count } Wege weiter
    }
escape-out =
    { $out ->
        [removed] gegangen
       *[other] entflohen
    }
escape-stuck = alles blockiert!
escape-absent = nicht da

## Die eigenen Würfel und was geht

escape-ready = Bereit
escape-wait = Warten { $seconds } s
escape-own-curses = Verflucht: { $curses }
escape-own-treasures = Schätze: { $treasures }
escape-own-bonus =
    { $symbol ->
        [key] 2 Schlüssel mehr für die nächste Aktion
       *[torch] 2 Fackeln mehr für die nächste Aktion
    }
escape-own-held-back = Ausgefallene Würfel: { $count }
escape-own-keeps = Du behältst deine Würfel für dich (x).
escape-can-enter = { $key } betreten ({ $price })
escape-can-discover = { $key } entdecken
escape-can-look = u erst ansehen
escape-can-activate = e aktivieren { $stones }
escape-can-escape = e ENTFLIEHEN!
escape-can-gold = g goldene Maske
escape-can-open = t Schatz öffnen
escape-can-use = t Schatz nutzen
escape-can-lift = l Fluch aufheben
escape-can-fate = f Schicksalswendung
escape-can-roll = Leertaste würfeln

## Wählen und Hilfe

escape-pick-gold = Goldene Maske für wen?
escape-pick-take = Wessen goldene Maske nimmst du?
escape-pick-activate = Wie viele Steine, und wer zahlt zuerst? (e: so viele wie möglich)
escape-pick-treasure = Welchen Schatz?
escape-pick-lift = Welchen Fluch hebst du auf?
escape-pick-remove = Ohne wen geht es weiter?
escape-pick-close = Jede andere Taste: zurück
escape-note-held = Alle Würfel sind gehalten oder blockiert. Drück eine Zahl, um einen loszulassen.
escape-note-no-vote = Es gibt nichts abzustimmen.
escape-note-surrender = Aufgeben? j oder n
escape-note-no-pause = Dieser Tisch hat keine Pausen mehr.
escape-note-no-treasure = Hier ist kein Schatz zu öffnen, und du hast keinen zu nutzen.
escape-note-no-curse = Auf dir liegt kein Fluch.
escape-note-nobody-away = Niemand hat den Tisch verlassen.
escape-note-key = Diese Taste tut nichts. ? zeigt die Tasten.
escape-over-close = Eingabetaste: beenden
escape-too-small = { $width } × { $height } ist zu klein für den Tempel: bitte mindestens 80 × 24. Die Zeit läuft.
escape-help =
    1–7 Würfel halten oder loslassen     Leertaste  alle anderen würfeln
    Pfeile oder w a s d  betreten; wo noch nichts liegt: entdecken
    u  nächste Kammer umdrehen und ansehen, dann mit einem Pfeil anlegen
    g  goldene Maske: zuerst eigene Würfel, sonst die anderer
    e  hier Steine aktivieren, im Ausgang entfliehen
    f  Schicksalswendung vorschlagen     j n  abstimmen
    t  Schatz öffnen oder nutzen         l  Fluch aufheben
    x  Würfel hier teilen oder nicht     p  Pause und weiter
    b  eine Weile gehen, wiederkommen    r  ohne jemanden weiterspielen
    z  vorschlagen, aufzugeben
    ?  Hilfe, noch einmal: die Regeln    q  speichern und beenden
    AS Preis des Betretens   S 4/7/10 Schlüssel für 1/2/3 Steine   ◆ aktiviert
    ▣ Schatz   ? da liegt noch nichts   ■ schwarze, ☀ goldene Maske   · ungewürfelt
escape-help-close = ? die Regeln · jede andere Taste: zurück in den Tempel. Die Zeit läuft.
escape-help-more = ? weiter · jede andere Taste: zurück in den Tempel. Die Zeit läuft.

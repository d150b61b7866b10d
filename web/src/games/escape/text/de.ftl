### Escape im Browser: Worte auf Tafel und Bogen und die Einführung. Ereignisse, Fragen und Antworten hat das Spiel selbst.

## Die Tafel

temple-board = Der Tempel
temple-chamber = { $what }, Eintritt: { $signs }
temple-person = { $name }, { $place }
temple-clock = Verbleibende Zeit
temple-here = Wo du bist
temple-pool = Was deine Würfel zeigen
temple-tray = Steine auf der Steinablage: { $tray }
temple-to-go = noch übrig
temple-back-to-me = Zurück zu mir
temple-room-start = Startkammer
temple-room-exit = Der Ausgang
temple-room-plain = Eine schlichte Kammer
temple-room-stone-key = Ein Schlüsselstein
temple-room-stone-torch = Ein Fackelstein
temple-room-stones-key = Die Schlüsselkammer
temple-room-stones-torch = Die Fackelkammer
temple-here-stone =
    { $missing ->
        [0] { $have } beisammen: Das reicht!
       *[other] { $have } von { $need } { $sign ->
            [key] Schlüsseln
           *[torch] Fackeln
        }, { $missing ->
            [one] 1 fehlt
           *[other] { $missing } fehlen
        }
    }
temple-here-exit =
    { $missing ->
        [0] { $have } Schlüssel: Lauf!
       *[other] { $have } von { $need } eigenen Schlüsseln
    }
temple-letter-red = R
temple-letter-blue = B
temple-letter-yellow = G
temple-letter-green = Ü
temple-letter-purple = L

## Signale

temple-before =
    { $tray ->
        [one] 1 Stein ist zu aktivieren. Gleich geht es los …
       *[other] { $tray } Steine sind zu aktivieren. Gleich geht es los …
    }
temple-gong-soon = Bald schlägt der Gong
temple-run-home =
    { $far ->
        [-1] Zurück zum Start! Noch führt kein Weg dorthin
        [one] Zurück zum Start! Nur noch 1 Kammer
       *[other] Zurück zum Start! Noch { $far } Kammern
    }
temple-safe = In Sicherheit. Warte, bis die Tür zuschlägt
temple-run-out =
    { $far ->
        [0] Hinaus! Schlüssel, Schlüssel, Schlüssel
        [-1] Hinaus! Noch gibt es keinen Weg
        [one] Hinaus! 1 Kammer bis zum Ausgang
       *[other] Hinaus! { $far } Kammern bis zum Ausgang
    }
temple-find-exit = Findet den Ausgang!
temple-all-home = Alle zurück zum Start!
temple-all-out = Alle hinaus!
temple-stuck = Alles blockiert. Ruf um Hilfe!
temple-stuck-alone = Alles blockiert. Jetzt hilft dir nur noch eine Schicksalswendung
temple-stuck-healing = Alles blockiert. Dein Schatz kann dich befreien
temple-stuck-lost = Alles blockiert, und nichts kann dich mehr befreien
temple-all-held = Jeder Würfel ist gehalten oder blockiert. Lass einen los.
temple-paused = Pause. Der Tempel wartet
temple-vote-fate = { $who }: Schicksal wenden? (+1 Stein)
temple-vote-pause = { $who } bittet um eine Pause
temple-vote-surrender = { $who }: aufgeben? Dann ist die Partie verloren
temple-hopeless-exit = Nicht mehr zu gewinnen: Zum Ausgang führt kein Weg
temple-hopeless-keys = Nicht mehr zu gewinnen: Der Ausgang verlangt mehr Schlüssel, als ihr Würfel habt
temple-fate-waits =
    { $agreed ->
        [one] Schicksal wenden? 1 ist dafür
       *[other] Schicksal wenden? { $agreed } sind dafür
    }
temple-gift = Draußen! Wem schenkst du einen Würfel?
temple-nobody = niemand
temple-choose-curse = Verflucht! Welchen Würfel gibst du ab?
temple-choose-lay = Eine neue Kammer! An welche Öffnung?
temple-choose-place = { $treasure }: Tippe auf eine markierte Kammer
temple-choose-treasure = Tippe auf den Schatz, den du nutzen willst, oder auf eine markierte Kammer
temple-no-treasure = Hier ist kein Schatz, und du hast auch keinen
temple-no-curse = Auf dir liegt kein Fluch
temple-share-alone = Hier ist sonst niemand zum Teilen
temple-yes-fate = Schicksal wenden
temple-yes-pause = Pause
temple-yes-surrender = Aufgeben
temple-no = Nein
temple-cry-call = Escape!
temple-cry-gong =
    { $number ->
        [1] Gong!
        [2] Gong! Gong!
       *[other] Gong! Gong! Gong!
    }
temple-cry-slam =
    { $number ->
        [3] Der Tempel stürzt ein!
       *[other] Die Tür schlägt zu!
    }
temple-cry-paused = Pause
temple-cry-resumed = Los!
temple-cry-activated =
    { $stones ->
        [one] Ein magischer Stein!
       *[other] { $stones } magische Steine!
    }
temple-cry-cursed = Ein Fluch!

## Der Bogen

temple-dice = Deine Würfel
temple-die-name = Würfel { $number }: { $face }
temple-die-name-lose = Würfel { $number } abgeben: { $face }
temple-dice-show = { $number } × { $face }
temple-die-held = gehalten
temple-die-locked = blockiert
temple-die-frees =
    { $dice ->
        [one] befreit einen
       *[other] befreit zwei
    }
temple-die-lose = diesen?
temple-pad = Würfeln und gehen
temple-no-way =
    { $side ->
        [N] Kein Weg nach Norden
        [E] Kein Weg nach Osten
        [S] Kein Weg nach Süden
       *[W] Kein Weg nach Westen
    }
temple-roll =
    { $dice ->
        [0] Nichts zu würfeln
       *[other] { $dice } Würfel werfen
    }
temple-roll-short =
    { $dice ->
        [0] –
       *[other] { $dice } Würfel
    }
temple-key-roll = Leertaste
temple-do-gold = befreien
temple-do-stones =
    { $stones ->
        [0] Steine
        [one] 1 Stein
       *[other] { $stones } Steine
    }
temple-do-escape = { $keys } Schlüssel: raus!
temple-do-open = Schatz öffnen
temple-do-help = um Hilfe rufen
temple-do-stuck = Ich sitze fest!
temple-do-fate = Schicksal ({ $left })
temple-people = Die anderen
temple-distance =
    { $steps ->
        [-1] abgeschnitten
        [0] hier
        [one] 1 Kammer weit
       *[other] { $steps } Kammern weit
    }
temple-absent = nicht da
temple-blocked = sitzt fest!
temple-belongings = Flüche, Schätze, Teilen
temple-bonus =
    { $sign ->
        [key] +{ $count } Schlüssel
       *[torch] +{ $count } Fackeln
    }
temple-held-back = { $count } Würfel ausgefallen
temple-turned-up = Aufgedeckt, noch nicht angelegt
temple-turned = { $name } hat aufgedeckt: { $what }
temple-pays-first = zuerst zahlt:
temple-shares = Würfel teilen
temple-keeps = nicht teilen
temple-keys = Leertaste wirft · 1–7 halten · Pfeile oder WASD gehen und entdecken · U erst ansehen · E Steine, Ausgang · G Gold
temple-outside-escaped = Du bist draußen. Feuere die anderen an!
temple-outside-removed = Die anderen spielen ohne dich weiter.

## Zahlen am oberen Rand

temple-figure-stones = Steine
temple-figure-stones-title = Steine, die noch auf der Steinablage liegen
temple-figure-keys = Schlüssel zur Flucht
temple-figure-keys-title = So viele Schlüssel wie Steine auf der Ablage und einer mehr
temple-figure-fate = Schicksal
temple-figure-fate-title = Verbleibende Schicksalswendungen
temple-figure-stack = Unentdeckt
temple-figure-stack-title = Kammern, die noch niemand gesehen hat

## Einführung

lesson-escape-aim = Erkundet den Tempel, aktiviert Steine, findet den Ausgang: Alle müssen draußen sein, bevor alles einstürzt. Jeder Stein, der übrig bleibt, kostet am Ausgang einen Schlüssel mehr.
lesson-escape-roll = Niemand ist an der Reihe: Alle würfeln zugleich. { $touch ->
        [yes] Tippe auf die großen Würfel.
       *[no] Drück auf die großen Würfel oder die Leertaste.
    }
lesson-escape-hold = { $touch ->
        [yes] Tippe auf einen Würfel, um ihn zu halten, oder zieh den Finger über mehrere.
       *[no] Klick auf einen Würfel, um ihn zu halten, oder drück seine Zahl.
    } Der Rest wird neu gewürfelt.
lesson-escape-black = Eine schwarze Maske blockiert ihren Würfel. Eine goldene befreit zwei: deine oder die von jemandem in deiner Kammer.
lesson-escape-gold = Eine goldene Maske! Befreie damit zwei blockierte Würfel, oder heb sie für jemanden in Not auf.
lesson-escape-enter = Eine Kammer, die leuchtet, kannst du betreten: Deine Würfel zeigen die zwei Symbole in ihren roten Rahmen.
lesson-escape-discover = Zwei Abenteurer: Wo das Fragezeichen leuchtet, kannst du eine neue Kammer entdecken.
lesson-escape-look = Mehrere Öffnungen: { $touch ->
        [yes] Das Auge
       *[no] Das Auge oder die Taste U
    } deckt die nächste Kammer erst auf. Dann wählst du, wohin sie kommt.
lesson-escape-take = Jemand hier hat eine goldene Maske übrig: Nimm sie dir, und zwei deiner Würfel sind frei.
lesson-escape-stone = Hier liegt ein Stein: Vier seiner Symbole aktivieren ihn. Die Würfel aller, die in der Kammer stehen, zählen zusammen.
lesson-escape-together = Gemeinsam könnt ihr hier mehr: 4, 7 oder 10 Symbole bringen 1, 2 oder 3 Steine, aber nur einmal. Ruf die anderen!
lesson-escape-levels = Hier bringen 4, 7 oder 10 Symbole 1, 2 oder 3 Steine, aber nur einmal.
lesson-escape-gong = Der Gong! Folge der gepunkteten Spur in die Startkammer. Wer nicht dort ist, wenn die Tür zuschlägt, verliert einen Würfel.
lesson-escape-exit = Der Ausgang ist gefunden. Hinaus kommst du mit einem Schlüssel mehr, als noch Steine übrig sind, alle auf deinen eigenen Würfeln.
lesson-escape-stuck = Alle deine Würfel sind blockiert. Ruf um Hilfe, oder bitte um eine Schicksalswendung.
lesson-escape-fate = Eine Schicksalswendung befreit die Würfel aller, wo sie auch stehen. Alle müssen zustimmen, und auf die Ablage kommt ein Stein dazu.
lesson-escape-curse = Auf dir liegt ein Fluch. Tippe ihn an, um ihn zu lesen; drei eigene Symbole heben ihn auf.
lesson-escape-chest = Ein Schatz! Zwei Schlüssel öffnen ihn. Was du findest, hilft dir einmal, wann immer du willst.

## Untertitel

caption-sink = Ein dumpfes Knurren
caption-free = Würfel kommen frei
caption-gong = Gong
caption-slam = Die Tür schlägt zu
caption-escape = Ein Ruf: Escape!
caption-chime = Ein Stein singt
caption-door = Stein knirscht auf Stein
caption-key = Ein Schloss springt auf
caption-fear = Ein Flüstern
caption-vote = Eine Frage an alle
caption-help = Jemand ruft um Hilfe
caption-win = Vogelgesang
caption-lose = Der Tempel stürzt ein

## Nach dem Spiel

temple-summary-map = Der Tempel und eure Wege
temple-summary-map-text = { $chambers } Kammern, wie sie am Ende lagen. Die Linien sind die Wege, die ihr gegangen seid.
temple-summary-rolls = Würfe und Glück
temple-summary-rolls-text = Wie oft ihr gewürfelt habt, wie viele Würfel eine schwarze Maske blockiert hat und wie viele ihr mit Gold befreit habt.
temple-summary-stones = Steine im Lauf der Zeit
temple-summary-stones-text = Wie viele Steine noch auf der Steinablage lagen. Gepunktete Linien sind Gongs, durchgezogene Türschläge.
temple-summary-freed = Wer wen befreit hat
temple-summary-freed-text = Mit goldenen Masken befreite Würfel.
temple-summary-none = Niemand hat jemanden befreit.
temple-summary-person = Abenteurer
temple-summary-count-rolls = Würfe
temple-summary-count-black = Masken
temple-summary-count-freed = Befreit
temple-summary-count-chambers = Entdeckt
temple-summary-count-stones = Steine
temple-summary-count-steps = Schritte
temple-summary-freed-line =
    { $dice ->
        [one] { $who } hat 1 Würfel von { $other } befreit
       *[other] { $who } hat { $dice } Würfel von { $other } befreit
    }
temple-summary-own-line =
    { $dice ->
        [one] { $who } hat 1 eigenen Würfel befreit
       *[other] { $who } hat { $dice } eigene Würfel befreit
    }
temple-summary-moment-stones =
    { $stones ->
        [one] { $clock }: { $who } aktiviert 1 Stein
       *[other] { $clock }: { $who } aktiviert { $stones } Steine
    }

## Rufe

call-here = Hierher!
call-help = Hilfe!
call-join = Komm mit
call-ahead = Ich gehe vor
call-coming = Ich komme
call-out = Zum Ausgang!

## Worauf man wartet

waits-inside = Noch im Tempel:

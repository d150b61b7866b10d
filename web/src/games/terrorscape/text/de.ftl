### Terrorscape im Browser: was nur der gezeichnete Tisch sagt. Ereignisse, Fragen, Antworten und Namen gehören zum Spiel.

## Der Grundriss

ts-board = Die Villa von oben
ts-in-words = Was wo in der Villa ist
ts-board-help = Beleuchtete Räume, Türen und Personen sind Schaltflächen. Die Pfeiltasten führen von einer zur nächsten.
ts-main-exit = Hauptausgang: Mit fünf Schlüsseln entkommen die Überlebenden hier
ts-hidden-exit = Geheimausgang: mit fünf Schlüsseln und der Geheimkarte
ts-radio = Funkgerät: Einmal repariert, ruft es die Rettung
ts-chest = Wer hier sucht, findet vielleicht etwas
ts-mystic = Mystischer Ort
ts-tool = Werkzeug-Ort
ts-knowledge = Wissen-Ort
ts-block = Verbarrikadiert: { $door }
ts-noise = Ein Geräusch in dieser Runde: { $place }
ts-made-noise = Ein Geräusch, von dem der Killer erfahren wird: { $place }
ts-echo = Ein Geräusch der letzten Runde: { $place }
ts-firecracker = Böller: Lärm überall
ts-trap = Die Falle
ts-plan-token = Das Planplättchen
ts-last-seen = Zuletzt gesehen: { $place }
ts-rescue-in =
    { $rounds ->
        [one] Rettung in 1 Runde
       *[other] Rettung in { $rounds } Runden
    }
ts-guess = etwa { $guess }
ts-select = { $who } auswählen
event-nobody-afraid = Niemand ist nah genug, um zu erschrecken.

## Was der Killer von sich selbst liest

event-you-killer-killers-turn = Runde { $round }: dein Zug.
event-you-killer-lies-in-wait = Du liegst auf der Lauer und setzt diesen Zug aus.
event-you-killer-reappeared = Wie aus dem Nichts stehst du { $place-at }.
event-you-killer-card-played = Du nutzt „{ $card }“.
event-you-killer-killer-moved = Du gehst { $came-from } { $place-to }.
event-you-killer-killer-arrived = Du bist jetzt { $place-at }.
event-you-killer-block-broken = Du zertrümmerst die Barrikade an der Tür { $door }.
event-you-killer-block-lifted = Du nimmst die Barrikade an der Tür { $door } weg.
event-you-killer-blocks-stay = Alle Barrikaden liegen schon, und du lässt sie, wo sie sind.
event-you-killer-reports = { $who } berichtet dir.
event-you-killer-stays-locked = Du behältst deine Hand: „{ $card }“ bleibt gesperrt.
event-you-killer-vanished = Du verschwindest, zuletzt gesehen { $place-at }.
event-you-killer-sensed =
    { $who-count ->
        [0] Du spürst niemanden { $area-at }.
       *[other] Du spürst { $who } { $area-at }.
    }
event-you-killer-sensed-anyone =
    { $found ->
        [yes] Du spürst jemanden { $area-at }.
       *[no] Du spürst niemanden { $area-at }.
    }
event-you-killer-search =
    { $who-count ->
        [0] Du suchst { $place-at } und findest niemanden.
       *[other] Du suchst { $place-at } und findest { $who }!
    }
event-you-killer-strength = Deine Stärke ist jetzt { $strength }.
event-you-killer-level = Du steigst auf Stufe { $level }, mit Stärke { $strength }.
event-you-killer-encounter = Begegnung { $place-at }: Du triffst auf { $who }.
event-you-killer-spared = Du spielst nur mit { $who } und greifst nicht an.
event-you-killer-paid = Du hast { $cards ->
        [one] eine Handkarte
       *[other] { $cards } Handkarten
    } abgeworfen.
event-you-killer-attack-card = Du greifst mit „{ $card }“ an: Stärke { $strength }.
event-you-killer-longsword-draw = Wegen des Langschwerts ziehst du 1 Karte.
event-you-killer-taunted = Jemand reizt dich: Du wirfst 3 Karten vom Zugstapel ab und ziehst 1.

## Werkzeuge unter dem Grundriss

ts-tools = Werkzeuge für den Grundriss
ts-pencil = Bleistift
ts-pencil-hint = Raum antippen: möglich → ausgeschlossen → sicher → nichts
ts-pencil-at =
    { $place }, { $who }: { $meaning ->
        [possible] möglich
        [out] ausgeschlossen
        [sure] sicher
       *[none] nichts notiert
    }
ts-pencil-told = { $noted }, wie du gehört hast
ts-rub-out = Ausradieren
ts-about-whom = Um wen geht es?
ts-guess-label = Funkgerät, geschätzt
ts-less = Eins weniger
ts-more = Eins mehr
ts-look = Zeigen
ts-look-hint = Raum antippen, um ihn den anderen zu zeigen
ts-look-at = Zeigen: { $place }
ts-plan = Vorschlagen
ts-plan-hint = Person wählen, dann antippen, wohin sie gehen könnte
ts-plan-at = Vorschlag für { $who }: { $place }
ts-zoom = Vergrößern

## Die Begegnung

ts-strength = Stärke
ts-defence = Verteidigung
ts-who-defends = Wer verteidigt sich?
ts-about-to-strike = Der Killer holt aus …
ts-about-to-roll = Gleich fallen die Würfel …
ts-held = { $total } gegen { $strength }: { $who } hält stand
ts-failed = { $total } gegen { $strength }: nicht genug
ts-bonus-persistence = Zähigkeit
ts-bonus-martial-arts = Kampfkunst
ts-bonus-molotov = Molotowcocktail
ts-bonus-trap-sprung = Falle
ts-state =
    { $health ->
        [2] unverletzt
        [1] verletzt
       *[other] eliminiert
    }, { $fear ->
        [0] keine Furcht
       *[other] Furcht { $fear }
    }

## Die Bögen

ts-hand =
    { $count ->
        [one] Deine Hand: 1 Karte
       *[other] Deine Hand: { $count } Karten
    }
ts-no-cards = Keine Karte auf der Hand
ts-kind-fast = schnell
ts-kind-special = speziell
ts-kind-slow = langsam
ts-cost =
    { $cards ->
        [one] Kostet 1 andere Handkarte
       *[other] Kostet { $cards } andere Handkarten
    }
ts-level = Stufe { $level }
ts-deck = Stapel { $count }
ts-deck-title = Geht der Stapel aus, steigt der Killer eine Stufe auf
ts-discard = Abwurf { $count }
ts-items = { $who } trägt { $count } von { $limit }
ts-acted = hat gehandelt
ts-first = „1. Überlebender“-Plättchen: entdeckt und meldet die Geräusche
ts-own-keys = { $count } Schlüssel
ts-keys = { $count } von 5 Schlüsseln
ts-keys-enough = { $count } Schlüssel: genug für den Ausgang
ts-repaired = Funkgerät repariert: { $progress } von { $need }
ts-discover = { $count } zu entdecken
ts-discover-title = So viele Karten sind noch zu entdecken. Ist keine mehr da, gewinnt der Killer
ts-search = { $count } in Truhen
ts-search-title = Karten im Suchstapel
ts-sounds = ♪ { $places }

## Zahlen in der Kopfzeile

ts-status-round = Runde
ts-status-level = Stufe
ts-status-level-title = Die Stufe des Killers, von 1 bis 5
ts-status-strength = Stärke
ts-status-strength-title = So viel muss eine Verteidigung erreichen
ts-status-deck = Stapel
ts-status-hand = Hand des Killers
ts-status-keys = Schlüssel
ts-status-keys-enough = genug
ts-status-keys-title = Fünf Schlüssel öffnen den Hauptausgang
ts-status-rescue = Rettung
ts-status-rescue-title = Runden, bis Hilfe da ist

## Geräusche in Worten

caption-step = Schritte
caption-noise = Ein Geräusch im Haus
caption-dice = Würfel rollen
caption-hit = Ein Schlag
caption-chime = Ein heller Klang
caption-slam = Holz splittert
caption-door = Eine Tür
caption-key = Schlüssel klimpern
caption-card = Eine Karte
caption-gong = Eine tiefe Glocke
caption-radio = Das Funkgerät knistert
caption-fear = Ein Herz schlägt zu schnell
caption-level = Ein Grollen schwillt an
caption-free = Ein tiefes Durchatmen
caption-sink = Schritte verklingen, dann Stille
caption-win = Eine helle Melodie
caption-lose = Eine langsame, dunkle Melodie

## Ein erstes Spiel

lesson-ts-escape = Findet fünf Schlüssel und trefft euch am Hauptausgang, oder repariert das Funkgerät und haltet durch, bis Hilfe kommt. Verliert niemanden.
lesson-ts-prey = Verletze eine Person zweimal, und die Nacht gehört dir. Sie entkommen, wenn sie sich mit fünf Schlüsseln zu dritt am Hauptausgang treffen oder Hilfe über Funk kommt.
lesson-ts-move = Jede und jeder von euch hat pro Zug eine Aktion. Bis zu zwei Räume weit zu gehen ist eine davon, und niemand verrät dem Killer, wohin. Beleuchtet sind die Räume, die du erreichst.
lesson-ts-chest = Hier steht eine Truhe. Suchen bringt dir eine Karte: vielleicht einen Schlüssel, vielleicht ein Geräusch.
lesson-ts-radio = Fünf Reparaturen bringen das Funkgerät zum Laufen und rufen die Rettung. Jede macht Lärm, also bleib nicht zu lange.
lesson-ts-discover = Am Ende eures Zuges zieht jemand zwei Karten und darf eine behalten. Laute Karten hört man dort, wo diese Person steht, behalten oder nicht. Ist nichts mehr zu entdecken, ist alles verloren.
lesson-ts-noise = Das war laut. Am Ende eures Zuges erfährt der Killer den Raum, aber nicht, wer dort war und warum.
lesson-ts-listen = Die roten Ringe sind Geräusche dieser Runde, die blassen die der letzten. Dort war jemand, oder nah genug, um eine Flasche zu werfen.
lesson-ts-hunt = Du hast zwei Aktionen: in einen Nachbarraum gehen oder suchen, wo du stehst. Nur wer sucht, findet. Vorbeigehen verrät dir nichts.
lesson-ts-cards = Schnelle Karten kommen zuerst, so viele du magst. Die Zahl oben rechts nennt die Kosten: So viele andere Handkarten wirfst du dafür ab.
lesson-ts-pencil = Der Bleistift unter dem Grundriss ist nur für deine Augen: Notiere, wer wo sein könnte, wen du ausschließt, bei wem du sicher bist. Was du seit dem letzten Zug der Überlebenden erfahren hast, ist schon eingetragen.
lesson-ts-fear = Jede Furcht nimmt der nächsten Verteidigung einen Würfel. Mehr als zwei erträgt niemand; danach folgt ein Schrei, der alles verrät.
lesson-ts-encounter = Der Killer hat jemanden gefunden. Verteidigt wird mit vier Würfeln, einem weniger je Furcht. Würfel und Gegenstand zusammen müssen die Stärke des Killers erreichen.
lesson-ts-flee = Die Begegnung ist vorbei, und wer dabei war, darf einen Raum weit fliehen. Der Killer erfährt nicht, wohin.
lesson-ts-stealth = Der Killer ist nicht mehr zu sehen. Die Fußspuren zeigen, wo er zuletzt war; er kann zwei Räume weiter sein, und wo er wieder auftaucht, sucht er.
lesson-ts-vanish = Wo das Gespenst wieder erscheint, erhalten alle in diesem Raum und in den Räumen daneben 1 Furcht.
lesson-ts-blossom = „Todesblüte“! Wer bei der Rückkehr des Killers im selben Raum oder gleich daneben ist, stirbt. Sicher seid ihr erst mehr als drei Räume von den Fußspuren entfernt.
lesson-ts-deadly = Der Killer ist auf Stufe 5: Wen er jetzt findet, verletzt er noch vor dem ersten Angriff. Wer schon verletzt ist, darf ihm nicht mehr begegnen.
lesson-ts-keys = Fünf Schlüssel hängen an der Schlüsselwand. Sind zu Beginn ihres Zuges alle drei Überlebenden am Hauptausgang, entkommen sie.
lesson-ts-rescue = Hilfe ist unterwegs. Jetzt müssen die Überlebenden nur noch so lange durchhalten.

## Das Spiel in Bildern

ts-summary-paths = Wer wo war
ts-summary-paths-of = Der Weg: { $who }
ts-summary-all = alle
ts-summary-round = Runde { $round }
ts-summary-rounds = Runde für Runde
ts-summary-noises = Geräusche nach Räumen
ts-summary-health = Gesundheit
ts-summary-fear = Furcht
ts-summary-strength = Stärke
ts-summary-dice = Würfelglück
ts-summary-dice-none = Es wurde nicht gewürfelt.
ts-summary-dice-of =
    { $rolls ->
        [one] { $dice } Würfel in 1 Wurf, im Schnitt { $mean } (zu erwarten: 1,0)
       *[other] { $dice } Würfel in { $rolls } Würfen, im Schnitt { $mean } (zu erwarten: 1,0)
    }
ts-summary-turns = Wendepunkte
ts-summary-turns-none = Eine ruhige Nacht.
ts-summary-count-noises =
    { $count ->
        [one] Geräusch
       *[other] Geräusche
    }
ts-summary-count-searches =
    { $count ->
        [one] Suchaktion
       *[other] Suchaktionen
    }
ts-summary-count-found = mit Erfolg
ts-summary-count-encounters =
    { $count ->
        [one] Begegnung
       *[other] Begegnungen
    }
ts-summary-count-injuries =
    { $count ->
        [one] Verletzung
       *[other] Verletzungen
    }
ts-summary-count-steps =
    { $count ->
        [one] Schritt des Killers
       *[other] Schritte des Killers
    }
ts-summary-count-blocks =
    { $count ->
        [one] Barrikade
       *[other] Barrikaden
    }

## Große Augenblicke

ts-scene-key-found = Ein Schlüssel!
ts-scene-took-key = Ein Schlüssel!
ts-scene-level = Der Killer wird stärker
ts-scene-chainsaw = Die Kettensäge heult auf
ts-scene-eliminated = Ein Licht weniger
ts-scene-rescue-called = Jemand hört euch
ts-scene-rescued = Scheinwerfer in der Auffahrt
ts-scene-escaped = Hinaus in die Nacht

## Worauf man wartet

waits-killer = Der Killer zieht, spielt eine Karte oder sucht.
waits-survivors = Die Überlebenden entscheiden, wer was tut und wer entdeckt.
waits-encounter = Aug in Aug: Angriff, Verteidigung, Würfel.
waits-flight = Vorerst überstanden: Wer dort war, darf weglaufen.

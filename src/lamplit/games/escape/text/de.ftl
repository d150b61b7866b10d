### Die Wörter von Escape. Kennungen und Regeln dafür: siehe lamplit/text/wording.py.

## Das Spiel, seine Plätze und Seiten

name-red = Rot
name-blue = Blau
name-yellow = Gelb
name-green = Grün
name-purple = Lila
name-adventurers = die Abenteurer
name-temple = der Tempel
out-escaped = entflohen
out-removed = gegangen

## Orte: wie weit vom Start. Formen: wo, wohin, kurz

name-cell =
    { $shape ->
        [origin] Startkammer
        [row] { cell-across } vom Start
        [column] { cell-along } vom Start
       *[both] { cell-across } und { cell-along } vom Start
    }
    .at =
        { $shape ->
            [origin] in der Startkammer
           *[other] in der Kammer { name-cell }
        }
    .to =
        { $shape ->
            [origin] in die Startkammer
           *[other] in die Kammer { name-cell }
        }
    .short =
        { $shape ->
            [origin] Startkammer
            [row] { cell-across }
            [column] { cell-along }
           *[both] { cell-across }, { cell-along }
        }
cell-across =
    { $across ->
        [east] { $columns } östlich
       *[west] { $columns } westlich
    }
cell-along =
    { $along ->
        [north] { $rows } nördlich
       *[south] { $rows } südlich
    }

## Kammern. Formen: eine von der Art, die betreffende

name-start = Startkammer
    .a = die Startkammer
    .the = die Startkammer
name-exit = Ausgang
    .a = den Ausgang
    .the = den Ausgang
name-s1 = Steinkammer für Schlüssel (S1)
    .a = eine Steinkammer für Schlüssel
    .the = die Steinkammer für Schlüssel
name-s2 = Steinkammer für Schlüssel (S2)
    .a = eine Steinkammer für Schlüssel
    .the = die Steinkammer für Schlüssel
name-s3 = Steinkammer für Fackeln (S3)
    .a = eine Steinkammer für Fackeln
    .the = die Steinkammer für Fackeln
name-s4 = Steinkammer für Fackeln (S4)
    .a = eine Steinkammer für Fackeln
    .the = die Steinkammer für Fackeln
name-b01 = schlichte Kammer (B01)
    .a = eine schlichte Kammer
    .the = die schlichte Kammer
name-b02 = schlichte Kammer (B02)
    .a = eine schlichte Kammer
    .the = die schlichte Kammer
name-b03 = Kammer mit Fackelstein (B03)
    .a = eine Kammer mit Fackelstein
    .the = die Kammer mit Fackelstein
name-b04 = Kammer mit Schlüsselstein (B04)
    .a = eine Kammer mit Schlüsselstein
    .the = die Kammer mit Schlüsselstein
name-b05 = schlichte Kammer (B05)
    .a = eine schlichte Kammer
    .the = die schlichte Kammer
name-b06 = schlichte Kammer (B06)
    .a = eine schlichte Kammer
    .the = die schlichte Kammer
name-b07 = Kammer mit Fackelstein (B07)
    .a = eine Kammer mit Fackelstein
    .the = die Kammer mit Fackelstein
name-b08 = schlichte Kammer (B08)
    .a = eine schlichte Kammer
    .the = die schlichte Kammer
name-b09 = Kammer mit Schlüsselstein (B09)
    .a = eine Kammer mit Schlüsselstein
    .the = die Kammer mit Schlüsselstein
name-b10 = schlichte Kammer (B10)
    .a = eine schlichte Kammer
    .the = die schlichte Kammer
name-b11 = Kammer mit Schlüsselstein (B11)
    .a = eine Kammer mit Schlüsselstein
    .the = die Kammer mit Schlüsselstein
name-b12 = Kammer mit Fackelstein (B12)
    .a = eine Kammer mit Fackelstein
    .the = die Kammer mit Fackelstein
name-b13 = schlichte Kammer (B13)
    .a = eine schlichte Kammer
    .the = die schlichte Kammer
name-m01 = Kammer mit lila Maske (M01)
    .a = eine Kammer mit lila Maske
    .the = die Kammer mit lila Maske
name-m02 = Kammer mit Schatz (M02)
    .a = eine Kammer mit Schatz
    .the = die Kammer mit Schatz
name-m03 = Kammer mit Fackelstein und lila Maske (M03)
    .a = eine Kammer mit Fackelstein und lila Maske
    .the = die Kammer mit Fackelstein und lila Maske
name-m04 = Kammer mit Schlüsselstein und Schatz (M04)
    .a = eine Kammer mit Schlüsselstein und Schatz
    .the = die Kammer mit Schlüsselstein und Schatz
name-m05 = Kammer mit lila Maske und Schatz (M05)
    .a = eine Kammer mit lila Maske und Schatz
    .the = die Kammer mit lila Maske und Schatz
name-m06 = Kammer mit lila Maske und Schatz (M06)
    .a = eine Kammer mit lila Maske und Schatz
    .the = die Kammer mit lila Maske und Schatz
name-m07 = Kammer mit Fackelstein und Schatz (M07)
    .a = eine Kammer mit Fackelstein und Schatz
    .the = die Kammer mit Fackelstein und Schatz
name-m08 = Kammer mit lila Maske (M08)
    .a = eine Kammer mit lila Maske
    .the = die Kammer mit lila Maske
name-m09 = Kammer mit Schlüsselstein und lila Maske (M09)
    .a = eine Kammer mit Schlüsselstein und lila Maske
    .the = die Kammer mit Schlüsselstein und lila Maske
name-m10 = Kammer mit lila Maske und Schatz (M10)
    .a = eine Kammer mit lila Maske und Schatz
    .the = die Kammer mit lila Maske und Schatz
name-m11 = Kammer mit Schlüsselstein und lila Maske (M11)
    .a = eine Kammer mit Schlüsselstein und lila Maske
    .the = die Kammer mit Schlüsselstein und lila Maske
name-m12 = Kammer mit Fackelstein und Schatz (M12)
    .a = eine Kammer mit Fackelstein und Schatz
    .the = die Kammer mit Fackelstein und Schatz
name-m13 = Kammer mit lila Maske und Schatz (M13)
    .a = eine Kammer mit lila Maske und Schatz
    .the = die Kammer mit lila Maske und Schatz

## Symbole

name-adventurer = Abenteurer
name-key = Schlüssel
name-torch = Fackel
name-black = schwarze Maske
name-gold = goldene Maske
name-blank = ungewürfelt

## Flüche

name-silence = Schweigen
curse-silence-text = Kein Chat, keine Zurufe, keine Ortsmarken, kein Mikrofon. Aufgehoben mit zwei Abenteurern und einer Fackel.
name-weak_gold = Mattes Gold
curse-weak_gold-text = Deine goldenen Masken befreien nur je 1 blockierten Würfel. Aufgehoben mit einem Abenteurer, einem Schlüssel und einer Fackel.
name-hand_on_head = Hand auf dem Kopf
curse-hand_on_head-text = Zwischen zwei Würfen wartest du anderthalbmal so lang. Aufgehoben mit zwei Abenteurern und einem Schlüssel.
name-lost_die = Verlorener Würfel
curse-lost_die-text = Einer deiner Würfel fällt aus. Aufgehoben mit drei Abenteurern.
name-rolling_away = Rollende Würfel
curse-rolling_away-text = Ab und zu fällt ein Würfel aus, den du wirfst. Aufgehoben mit einem Schlüssel und zwei Fackeln.
name-locked_in = Eingesperrt
curse-locked_in-text = Du kannst keine andere Kammer betreten und dich nicht teleportieren. Aufgehoben mit zwei Schlüsseln und einer Fackel.

## Schätze. Form: was man findet oder nutzt

name-teleport = Teleport
    .a = den Teleport
treasure-teleport-text = Sofort in eine beliebige Kammer des Tempels.
name-secret_passage = Geheimgang
    .a = den Geheimgang
treasure-secret_passage-text = Öffnet für den Rest der Partie einen Weg durch die Wand in eine benachbarte Kammer.
name-healing = Heilung
    .a = die Heilung
treasure-healing-text = Alle blockierten Würfel aller Abenteurer werden frei.
name-key_set = Schlüsselbund
    .a = den Schlüsselbund
treasure-key_set-text = 2 zusätzliche Schlüssel für eine deiner Aktionen.
name-torch_set = Fackelbündel
    .a = das Fackelbündel
treasure-torch_set-text = 2 zusätzliche Fackeln, einmal beim Betreten oder beim Aktivieren von Steinen.
name-extra_gem = Zusätzlicher Stein
    .a = den zusätzlichen Stein
treasure-extra_gem-text = 1 Stein kommt von der Steinablage in die Schachtel.

## Was geschieht: die Uhr

event-ready =
    { $players ->
        [one] Du stehst allein in der Startkammer. Auf der Steinablage liegen { $tray } Steine.
       *[other] { $players } Abenteurer stehen in der Startkammer. Auf der Steinablage liegen { $tray } Steine.
    }
event-call = ESCAPE! Von jetzt an würfeln alle.
event-gong =
    { $number ->
        [1] Ein Gong: der erste Countdown. Zurück in die Startkammer!
        [2] Zwei Gongs: der zweite Countdown. Zurück in die Startkammer!
       *[other] Drei Gongs: der letzte Countdown. Alle hinaus!
    }
event-slam =
    { $number ->
        [3] Der Tempel stürzt ein!
       *[other] Die Tür schlägt zu!
    }
event-shut-out = { $who } ist nicht in der Startkammer und verliert einen Würfel.
event-lost-die = { $who } verliert einen Würfel und hat noch { $dice }.

## Was geschieht: Würfel und Aktionen

event-rolled = { $who } würfelt. Es liegen: { $dice }.
event-freed =
    { $dice ->
        [one] { $who } nutzt eine goldene Maske: 1 Würfel von { $other } ist frei.
       *[other] { $who } nutzt eine goldene Maske: { $dice } Würfel von { $other } sind frei.
    }
event-took-gold = { $who } nimmt sich die goldene Maske von { $other }.
event-entered =
    { $tile-id ->
        [START] { $who } betritt die Startkammer.
       *[other] { $who } betritt { $tile-the } ({ $place }).
    }
event-turned-up = { $who } deckt { $tile-a } auf. An welche Öffnung?
event-discovered = { $who } entdeckt { $tile-a } ({ $place }).
event-activated =
    { $stones ->
        [one] { $who } aktiviert 1 Stein { $place-at }. Noch auf der Steinablage: { $tray }.
       *[other] { $who } aktiviert { $stones } Steine { $place-at }. Noch auf der Steinablage: { $tray }.
    }
event-tray =
    { $tray ->
        [one] Auf der Steinablage liegt noch 1 Stein.
       *[other] Auf der Steinablage liegen noch { $tray } Steine.
    }
event-escaped = { $who } ist entflohen!
event-gave-die = { $who } schenkt { $other } einen Würfel.
event-shares = { $who } teilt Würfel und goldene Masken wieder.
event-keeps-dice = { $who } behält Würfel und goldene Masken für sich.

## Was geschieht: Flüche und Schätze

event-cursed = Ein Fluch trifft { $who }: { $curse }.
event-curse-passes = { $who } zieht { $curse }, aber dieser Fluch liegt schon aus: Nichts geschieht.
event-curse-lifted = { $who } ist den Fluch „{ $curse }“ los.
event-rolled-away =
    { $dice ->
        [one] Ein Würfel von { $who } rollt davon; 1 ist noch da.
       *[other] Ein Würfel von { $who } rollt davon; { $dice } sind noch da.
    }
event-chest = In der Kammer { $place } liegt ein Schatz.
event-treasure = { $who } öffnet den Schatz und findet { $treasure-a }.
event-treasure-used = { $who } nutzt { $treasure-a }.

## Was geschieht: Abstimmungen, Pausen, Abschiede

event-fate-called = { $who } schlägt eine Schicksalswendung vor. Sind alle einverstanden?
event-fate-agreed = { $who } ist mit einer Schicksalswendung einverstanden.
event-fate-refused = { $who } sagt Nein: Es gibt keine Schicksalswendung.
event-fate-lapsed = Nicht alle haben rechtzeitig zugestimmt: Es gibt keine Schicksalswendung.
event-fate-needless = Kein Würfel ist mehr blockiert: Es gibt keine Schicksalswendung, und sie kostet keinen Stein.
event-fate-turned =
    Schicksalswendung: Kein Würfel ist mehr blockiert. Auf der Steinablage: { $tray }. { $left ->
        [0] Das war die letzte.
       *[other] Noch möglich: { $left }.
    }
event-pause-called = { $who } bittet um eine Pause.
event-pause-agreed = { $who } ist mit einer Pause einverstanden.
event-pause-refused = { $who } möchte lieber weiterspielen.
event-paused = Pause. Die Uhr steht.
event-resumed = Es geht weiter.
event-away = { $who } ist nicht am Tisch; Figur und Würfel ruhen.
event-back = { $who } ist wieder da.
event-removal-vote = { $who } ist dafür, ohne { $other } weiterzuspielen.
event-removed = { $who } wird aus dem Spiel genommen. Auf der Steinablage: { $tray }.
event-hopeless =
    { $why ->
        [exit] Die Partie ist nicht mehr zu gewinnen: Zum Ausgang führt kein Weg mehr. Gebt gemeinsam auf, oder spielt weiter.
       *[keys] Die Partie ist nicht mehr zu gewinnen: Der Ausgang verlangt mehr Schlüssel, als eure Würfel zeigen können. Gebt gemeinsam auf, oder spielt weiter.
    }
event-surrender-called = { $who } möchte aufgeben. Sind alle einverstanden?
event-surrender-agreed = { $who } ist fürs Aufgeben.
event-surrender-refused = { $who } sagt Nein: Es geht weiter.
event-surrender-lapsed = Nicht alle haben rechtzeitig zugestimmt: Es geht weiter.

## Wie es ausging

event-won = Alle sind draußen! Es hat { $time-clock } Minuten gedauert.
event-lost =
    { $how-id ->
        [collapse] Der Tempel hat { $who } unter sich begraben.
        [stuck] Niemand kann noch etwas tun. Im Tempel geblieben: { $who }.
        [surrender] Ihr habt aufgegeben. Im Tempel geblieben: { $who }.
       *[abandoned] Niemand ist mehr am Tisch.
    }
name-escape = alle entflohen
name-collapse = Tempel eingestürzt
name-stuck = alle Würfel blockiert
name-abandoned = alle gegangen
name-surrender = aufgegeben
result-escape = Alle Abenteurer sind entflohen, nach { $time-clock } Minuten. Gewonnen!
result-collapse = Der Tempel ist eingestürzt, bevor alle draußen waren. Verloren.
result-stuck = Alle Würfel sind blockiert, und nichts kann sie mehr befreien. Verloren.
result-abandoned = Alle haben den Tisch verlassen. Niemand ist entflohen.
result-surrender = Alle waren sich einig, aufzugeben. Verloren.

## Was gefragt wird

command = { $seat }: würfeln, handeln, laufen!
    .help = Alle zugleich, so schnell ihr wollt. Halte, was du brauchst, und würfle den Rest. Schwarze Masken blockieren ihre Würfel; eine goldene befreit zwei.
    .rules = ES-FLOW-1, ES-ACT-1, ES-DICE-BLACK-1, ES-DICE-GOLD-1, ES-ACT-ENTER-3, ES-ACT-DISC-2, ES-ACT-DISC-7, ES-ACT-STONE-2, ES-ACT-EXIT-2
before = { $seat }: Gleich geht es los.
    .help = Alle fangen zusammen an. Bis dahin kann man nur um eine Pause bitten.
    .rules = ES-START-3, ES-DIG-PAUSE
choose-curse = { $seat }: Der Fluch nimmt einen Würfel, bis er aufgehoben ist. Welchen?
    .help = Wählst du nicht rechtzeitig, trifft es zuerst einen blockierten.
    .rules = ES-MOD-CURSE-LOST-DIE
choose-lay = { $seat }: Eine neue Kammer ist aufgedeckt. An welche Öffnung kommt sie?
    .help = Alle sehen sie. Wählst du nicht rechtzeitig, kommt sie an die erste Öffnung, von Norden aus im Uhrzeigersinn.
    .rules = ES-ACT-DISC-7, ES-DIG-LAY
choose-gift = { $seat }: Wem schenkst du einen Würfel?
    .help = Wählst du nicht rechtzeitig, bekommt ihn, wer die wenigsten Würfel hat.
    .rules = ES-ACT-EXIT-6, ES-DIG-GIFT
outside = { $seat }: Du bist in Sicherheit. Die anderen sind noch im Tempel.
    .help = Schaffen es die anderen nicht mehr, könnt ihr euch darauf einigen, aufzugeben.
    .rules = ES-ACT-EXIT-5, ES-DIG-SURRENDER
paused = { $seat }: Das Spiel ruht. Weiter?
    .help = Es geht weiter, sobald jemand es sagt oder die Pause lang genug war.
    .rules = ES-DIG-PAUSE

## Antworten

option-roll =
    { $count ->
        [0] Die ungewürfelten Würfel würfeln
       *[other] Würfeln: { $a }
    }
option-enter = Gehen: { $a-to }
option-discover = Eine Kammer entdecken ({ $a })
option-look = Die nächste Kammer aufdecken und ansehen
option-lay = Die Kammer hier anlegen ({ $a })
option-activate =
    { $count ->
        [1] Steine aktivieren: { $a }
       *[other] Steine aktivieren: { $a }. Zuerst zahlt: { $b }
    }
option-escape = Entfliehen!
option-gold =
    { $count ->
        [1] Goldene Maske für { $a }
       *[other] Goldene Maske für { $a }: nur ein Würfel
    }
option-take = Die goldene Maske von { $a } für meine Würfel nehmen
option-fate =
    { $count ->
        [0] Eine Schicksalswendung vorschlagen
       *[other] { $a-id ->
            [yes] Der Schicksalswendung zustimmen
           *[no] Die Schicksalswendung ablehnen
        }
    }
option-lose = Würfel { $a } abgeben
option-give =
    { $a-id ->
        [nobody] Keinen Würfel verschenken
       *[other] { $a } einen Würfel schenken
    }
option-open = Den Schatz öffnen (zwei Schlüssel)
option-lift = Den Fluch „{ $a }“ aufheben
option-use =
    { $count ->
        [1] Nutzen: { $a }
       *[other] Nutzen: { $a }, { $b-to }
    }
option-share =
    { $a-id ->
        [off] Meine Würfel und goldenen Masken für mich behalten
       *[on] Meine Würfel und goldenen Masken wieder teilen
    }
option-pause =
    { $count ->
        [0] Um eine Pause bitten
       *[other] { $a-id ->
            [yes] Der Pause zustimmen
           *[no] Die Pause ablehnen
        }
    }
option-resume = Weiter
option-away = Den Tisch eine Weile verlassen
option-back = Ich bin wieder da
option-remove = Ohne { $a } weiterspielen
option-surrender =
    { $count ->
        [0] Vorschlagen, aufzugeben
       *[other] { $a-id ->
            [yes] Aufgeben: Die Partie ist verloren
           *[no] Nicht aufgeben
        }
    }
option-pass = Die Zeit vergehen lassen

## Einstellungen

setting-players = Personen
setting-players-text = Wie viele Abenteurer in den Tempel gehen. Je mehr es sind, desto mehr Steine liegen auf der Steinablage.
setting-difficulty = Schwierigkeit
setting-difficulty-text = Wie viele Steine anfangs auf der Steinablage liegen, und ob es Schicksalswendungen gibt.
setting-difficulty-normal = normal
setting-difficulty-skilled = Könner: 3 Steine mehr
setting-difficulty-expert = Profi: 6 Steine mehr und keine Schicksalswendung
setting-curses = Flüche
setting-curses-text = Modul: Kammern mit lila Maske bringen einen Fluch über die Person, die sie entdeckt.
setting-curses-true = an
setting-curses-false = aus
setting-treasures = Schätze
setting-treasures-text = Modul: In manchen Kammern liegen Schätze, die je einmal helfen.
setting-treasures-true = an
setting-treasures-false = aus
setting-sand = Der Sand des Schicksals
setting-sand-text = Eine Sanduhr statt des Soundtracks: keine Gongs, und die Türen schlagen nach 200 und 400 Sekunden zu.
setting-sand-true = an
setting-sand-false = aus
setting-track = Soundtrack
setting-track-text = Die Fassung der Musik. Beide sind gleich lang und haben dieselben Gongs; am Spiel ändert sich nichts.
setting-track-a = Fassung A
setting-track-b = Fassung B
setting-practice = Übungstempel
setting-practice-text = Zum Kennenlernen ohne Uhr: keine Countdowns, und die Zeit beendet das Spiel nie. Zählt nicht für die Bilanz.
setting-practice-true = an
setting-practice-false = aus
setting-roll_lock = Würfelsperre (ms)
setting-roll_lock-text = Wie lange man nach einem Wurf bis zum nächsten wartet, in tausendstel Sekunden. 1600 ist üblich, 1200 leichter, 2000 schwerer; 0 heißt ohne Warten und viel leichter.
setting-action_lock = Wartezeit nach einer Aktion (ms)
setting-action_lock-text = Wie lange man nach einer Aktion wartet, bis man wieder würfeln oder handeln kann, in tausendstel Sekunden. 1500 ist üblich; 0 heißt ohne Warten.
setting-late_grace = Nachfrist beim Türschlag (ms)
setting-late_grace-text = Wie spät nach dem Türschlag ein Befehl noch zählt, in tausendstel Sekunden.
setting-intro = Zeit vor dem Ruf (s)
setting-intro-text = Wie viele Sekunden bis zum Ruf „ESCAPE!“ vergehen.
setting-stretch = Länge der Partie
setting-stretch-text = Wie lange die ganze Partie dauert; Gongs und Countdowns richten sich danach. Partien mit mehr Zeit werden getrennt gezählt.
setting-stretch-100 = 10 Minuten
setting-stretch-150 = 15 Minuten
setting-stretch-200 = 20 Minuten: Anfängertempo
setting-fate_vote = Zeit zum Abstimmen (s)
setting-fate_vote-text = Wie viele Sekunden bleiben, um einer Schicksalswendung zuzustimmen.
setting-loss_choice = Zeit, einen verfluchten Würfel zu wählen (s)
setting-loss_choice-text = Wie viele Sekunden bleiben, um den Würfel auszusuchen, den der Fluch nimmt; bei 0 trifft es sofort zuerst einen blockierten.
setting-gift_choice = Zeit, einen Würfel zu verschenken (s)
setting-gift_choice-text = Wie viele Sekunden eine entflohene Person hat, um jemandem einen Würfel zu schenken.
setting-lay_choice = Zeit, eine Kammer anzulegen (s)
setting-lay_choice-text = Wie viele Sekunden bleiben, um für eine schon aufgedeckte Kammer die Öffnung zu wählen.
setting-pauses = Pausen
setting-pauses-text = Auf wie viele Pausen sich alle in einer Partie einigen können.
setting-pause_length = Längste Pause (s)
setting-pause_length-text = Wie viele Sekunden eine Pause höchstens dauert.
setting-absence = Gehen erlaubt
setting-absence-text = Ob jemand eine Weile gehen darf und die anderen ohne diese Person weiterspielen können.
setting-absence-true = an
setting-absence-false = aus
setting-absence_grace = Warten auf Abwesende (s)
setting-absence_grace-text = Nach wie vielen Sekunden sich die anderen einigen dürfen, ohne eine abwesende Person weiterzuspielen.
setting-surrender = Aufgeben
setting-surrender-text = Ob sich alle darauf einigen können, eine verlorene Partie zu beenden.
setting-surrender-true = an
setting-surrender-false = aus

## Fehler

error-no-such-die =
    { $dice ->
        [one] Du hast nur 1 Würfel. Wähle diesen.
       *[other] Du hast nur { $dice } Würfel. Wähle einen von 1 bis { $dice }.
    }

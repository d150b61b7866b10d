## Was nur der Browser von den Zeds sagt. Alle anderen Wörter stehen beim Spiel.

dz-board = Die Stadt und ihre Wege
dz-board-help = Wähle jemanden, der eine Lampe trägt, dann, was zu tun ist: erleuchtete Felder oder die kleinen Schilder mit ihren Chancen.
dz-level = { $level ->
    [basic] Basisspiel
    [I] Level I: Die Epidemie!
    [II] Level II: Apokalypse!
    [III] Level III: Geh Hirn!
    [IV] Level IV: Walking Zeds!
   *[V] Level V: Director’s Cut
}
dz-start = Start
dz-cemetery = Friedhof
dz-hospital = Krankenhaus
dz-point = Auf etwas zeigen
dz-you = du

## Die Runde

dz-turn = Die Runde
dz-to-dawn = { $left ->
    [0] die letzte Karte vor Tagesanbruch
    [1] noch 1 Karte bis Tagesanbruch
   *[other] noch { $left } Karten bis Tagesanbruch
}
dz-to-dawn-short = { $left ->
    [0] die letzte Karte
   *[other] noch { $left } bis Tag
}
dz-dial-cards = { $left ->
    [0] die letzte Karte
    [1] Karte bis Tag
   *[other] Karten bis Tag
}
dz-dial-guard = Garde in { $count }
dz-quarter = { $quarter ->
    [1] Das erste Viertel der Nacht
    [2] Das zweite Viertel der Nacht
    [3] Das dritte Viertel der Nacht
   *[other] Das letzte Viertel der Nacht
}
dz-roll = Wurf
dz-tab-four_r = PRFN
dz-tab-infection = Infektion
dz-tab-eat = Verbrauch
dz-tab-zeds = Zeds
dz-tab-actions = Aktionen
dz-tab-housekeeping = Organisation
dz-event-actions = Ereignis
dz-actions-left = Übrige Aktionen: { $own } der Stadt, { $event } des Ereignisses
dz-end-left = { $left ->
    [0] keine Aktion übrig
    [1] noch 1 Aktion
   *[other] noch { $left } Aktionen
}
dz-end-sure = { $left ->
    [1] Noch 1 Aktion ist übrig und würde verfallen.
   *[other] Noch { $left } Aktionen sind übrig und würden verfallen.
}

## Was über der Karte gespielt wird

dz-stage-event = { $left ->
    [0] Runde { $turn }: die letzte Karte
    [1] Runde { $turn }, noch 1 Karte bis Tagesanbruch
   *[other] Runde { $turn }, noch { $left } Karten bis Tagesanbruch
}
dz-stage-fate-played = Die Stadt spielt eine Storykarte
dz-stage-horde-played = Die Horde spielt eine Karte
dz-stage-research = Neues aus dem Labor
dz-stage-lost = Die Stadt trauert
dz-stage-outbreak = Wer heute früh noch krank lag, steht wieder auf und kennt niemanden mehr.
dz-stage-unchecked = Niemand hält es mehr auf: Überall in der Stadt stehen die Kranken auf.
dz-stage-antidote = Ein kleines Glas, gegen die Lampe gehalten.
dz-stage-component = Was es kann, will niemand aus der Nähe sehen.
dz-stage-dawn = Es wird Tag
dz-stage-night = Die Lichter gehen aus
dz-stage-stirs = In Bewegung:
dz-stage-all = alle Wege
dz-stage-fated = der Handlungsort
dz-stage-actions = { $count ->
    [1] 1 Aktion der Karte
   *[other] { $count } Aktionen der Karte
}

## Wege

dz-road = { $state ->
    [empty] niemand in Sicht
    [held] { $steps ->
        [1] 1 Schritt, davor: { $who }
       *[other] { $steps } Schritte, davor: { $who }
    }
   *[open] { $steps ->
        [1] 1 Schritt, niemand davor
       *[other] { $steps } Schritte, niemand davor
    }
}
dz-piece = { $left ->
    [0] { $name }
    [1] { $name }, Stärke { $strength }, noch 1 Treffer
   *[other] { $name }, Stärke { $strength }, noch { $left } Treffer
}
dz-chaos-here = Chaos { $count }
dz-unit-ready = { $count ->
    [1] { $name }: 1 Möglichkeit
   *[other] { $name }: { $count } Möglichkeiten
}

## Chancen

dz-beside = { $kind ->
    [win] siegt { $value }
    [breaks] bricht durch { $value }
    [kill] tötet { $value }
    [find] findet { $value }
    [way] kommt an { $value }
    [infection] Infektion { $value }
    [hits] im Schnitt { $value } Treffer
    [hurt] nimmt im Schnitt { $value } Treffer
    [last] fällt { $value }
    [kept] bleibt { $value }
   *[chance] gelingt { $value }
}
dz-odds-main = { $kind ->
    [win] für den Sieg
    [breaks] für den Durchbruch
    [kill] fürs Töten
    [find] für einen Fund
    [way] für den Weg hinaus
    [hits] Treffer im Schnitt
    [hurt] Treffer bei der Stadt im Schnitt
    [last] für den letzten Treffer
    [kept] dafür, dass die Karte bleibt
   *[chance] für den Erfolg
}
dz-odds-hits = Treffer bei Gegnern
dz-odds-hurt = Treffer bei der Stadt
dz-odds-last = steckt den letzten ein
dz-odds-way = findet den Weg
dz-odds-lost = verirrt sich
dz-odds-kept = Karte bleibt
dz-odds-supplies = Nachschub
dz-odds-ammo = Munition
dz-odds-cost = Nachschub weg
dz-ways = Was der erste Würfel bewirkt
dz-way = Spalte { $column }: siegt { $win }, im Schnitt { $hits } zu { $hurt } Treffer, letzter { $last }
dz-way-none = { $hits ->
    [0] kein Kampf
   *[other] kein Kampf, { $hits } Treffer
}
dz-no-shifts = Keine Verschiebung
dz-column = { $shot ->
    [yes] Stärke { $column }, zuerst { $first }
   *[no] Spalte { $column } von 7, zuerst { $first }; je höher, desto besser für die Stadt
}
dz-zeds-stronger = Zeds
dz-we-stronger = Stadt
dz-fire-strength = Stärke
dz-fight = Ein Kampf
dz-shot = Ein Schuss
dz-against = { $kind ->
    [shot] schießt auf
    [attacked] verteidigt sich gegen
   *[attacks] greift an
}
dz-mob = { $count } Zeds
dz-fight-came = Die Stadt { $won ->
    [yes] gewinnt
   *[no] verliert
}. { $zeds ->
    [0] Kein
   *[other] { $zeds }
} Treffer bei ihren Gegnern, { $humans ->
    [0] keiner
    [1] einer
   *[other] { $humans }
} bei ihr.
dz-shot-came = { $zeds ->
    [0] Daneben.
   *[other] { $zeds } Treffer.
}
option-attack = { $a }: Angriff { $b-at }

## Der Bogen

dz-sheet = Der Bogen der Stadt
dz-panel = Einzelheiten
dz-threats = Wie es auf den Wegen steht
dz-chances = Chancen
dz-units = Alle, die kämpfen
dz-hand = Storykarten auf der Hand: { $count }
dz-no-cards = Keine Storykarten auf der Hand.
dz-look = Sieh dir jemanden, ein Feld oder eine Karte an: Hier steht, was es damit auf sich hat.
dz-tab-look = Ansehen
dz-tab-units = Einheiten { $count }
dz-tab-cards = Karten { $count }
dz-figures = Stärke { $strength } · noch { $left } Treffer · Bewegung { $move }{ $ranges ->
    [0] { "" }
    [1] { " · " }Schuss { $fire }, 1 Feld weit
   *[other] { $same ->
        [yes] { " · " }Schuss { $first }, bis { $ranges } Felder weit
       *[no] { " · " }Schuss { $fire } auf 1 bis { $ranges } Felder
    }
}
dz-space = { $kind ->
    [start] Von hier kommen die Zeds. Solange sie hier stehen, kann niemand sie angreifen.
    [village] Ein Dorf: Wer es verteidigt, bekommt 1 Verschiebung.
    [named] Ein Feld mit Namen: Wer es verteidigt, bekommt 1 Verschiebung.
    [town] Ein Stadt-Feld: Wer es verteidigt, bekommt 2 Verschiebungen.
    [town_center] Kommen die Zeds hierher, ist alles verloren. Wer hier verteidigt, bekommt 2 Verschiebungen.
    [catacomb] Katakomben: Hier verirrt man sich leicht, und alle kämpfen allein.
    [bed] Ein Bett im Krankenhaus: Wer hier liegt, kann geheilt werden.
    [office] Ein Büro für Wissenschaftler.
    [lab] Das Labor: Wissenschaftler können hier forschen.
    [camp] Flüchtlinge, die es geschafft haben. Sie können zu den Waffen greifen.
   *[plain] Freie Strecke: keine Verschiebung.
} { $forage ->
    [none] Hier ist nichts zu finden.
    [supplies] Wer sucht, findet Nachschub.
    [ammo] Wer sucht, findet Munition.
    [town] Wer sucht, findet Nachschub, selten Munition.
   *[general] Wer sucht, findet Nachschub oder Munition.
}{ $barricade ->
    [yes] { " " }Eine Barrikade: 2 Verschiebungen beim Verteidigen.
   *[no] { "" }
}{ $strongpoint ->
    [yes] { " " }Der Stützpunkt: 3 Verschiebungen beim Verteidigen.
   *[no] { "" }
}{ $chaos ->
    [0] { "" }
   *[other] { " " }Chaos: Hier handelt niemand, und wer herkommt, bleibt stehen.
}
dz-research = Forschungskarten übrig: { $left }, geschafft: { $done }.
dz-antidote = { $stage ->
    [1] Auf dem Weg zum Gegenmittel.
   *[other] Das Gegenmittel ist gefunden!
}

## Die Horde: wer die Zeds führt

dz-horde-sheet = Der Bogen der Horde
dz-horde-roads = Die Zeds auf ihren Wegen
dz-horde-hand = Karten der Horde: { $count }
dz-horde-no-cards = Du hast keine Karten.
dz-horde-played = In dieser Runde gespielt: „{ $card }“
dz-tab-roads = Wege

## Was immer zu sehen ist

dz-status-turn = Runde
dz-status-turn-title = Wie viele Ereigniskarten aufgedeckt sind
dz-status-supplies = Nachschub
dz-status-supplies-title = Für die Verbrauchsphase und für Barrikaden
dz-status-ammo = Munition
dz-status-ammo-title = Jeder Schuss kostet eine
dz-status-infection = Infektion
dz-status-infection-title = Jeder Kampf erhöht sie. Liegt der Wurf der Infektionsphase nicht darüber, kommt es zum Ausbruch
dz-status-chaos = Chaos
dz-status-chaos-title = Ist ein Marker nötig und keiner mehr da, ist die Stadt verloren
dz-status-horde = Horde
dz-status-horde-title = So viele Karten hat die Horde; sonst sieht sie niemand

## Die Kampagne

dz-campaign-lead = Sechs Level, jedes mit ein paar neuen Regeln zu denen davor. Alle sind jederzeit offen; hier steht, was du schon geschafft hast und was als Nächstes kommt.
dz-campaign-play = Spielen: { $length }

## Das Spiel in Bildern

dz-sum-roads = Wie nah sie kamen
dz-sum-roads-text = Die wenigsten Schritte bis zum Stadtzentrum auf jedem Weg, Runde für Runde.
dz-sum-town = Was es kostete
dz-sum-kills = getötete Zeds
dz-sum-losses = verlorene Einheiten
dz-sum-who = Wer die meisten aufhielt
dz-sum-nobody = Niemand hat einen Zed getötet.
dz-sum-fights = Kämpfe: { $won } gewonnen, { $lost } verloren. Schüsse: { $hit } getroffen, { $missed } daneben.
dz-sum-turning = Was den Ausschlag gab
dz-sum-point = { $won ->
    [yes] Runde { $turn }, „{ $card }“: Das Blatt wendete sich, getötete Zeds: { $kills }.
   *[no] { $losses ->
        [0] Runde { $turn }, „{ $card }“: Von da an ging es bergab.
       *[other] Runde { $turn }, „{ $card }“: Von da an ging es bergab, verlorene Einheiten: { $losses }.
    }
}
dz-sum-points = Der Abspann

## Im ersten Spiel

lesson-dz-aim = Haltet durch, bis der Ereignisstapel leer ist. Betritt ein einziger Zed das Stadtzentrum, ist alles verloren. Die Zahl an der Mauer sagt, wie viele Aktivierungen jeder Weg noch hat.
lesson-dz-act = Du hast eine eigene Aktion und die des Ereignisses. Wähle jemanden mit Lampe, dann ein erleuchtetes Feld oder ein Schild, oder zieh ihn gleich dorthin: Jedes zeigt seine Chance, bevor du dich entscheidest.
lesson-dz-fight = Stärke gegen Stärke ergibt eine Spalte; Gelände und Fähigkeiten verschieben sie. Zwei Würfel sagen, wer Treffer einsteckt und wer zurückweicht.
lesson-dz-shoot = Ein Schuss kostet 1 Munition, und niemand schlägt zurück. Er tötet selten sofort, aber Treffer bleiben.
lesson-dz-defiant = Widerspenstige Zivilisten verteidigen ihr Dorf und gehen nicht weg. Erst wenn sie zurückweichen, können sie ziehen.
lesson-dz-forage = Die Munition geht aus? Auf Feldern mit Namen können Einheiten suchen. Munition findet sich am ehesten in der Lucky-Strike-Mine: jedes zweite Mal.
lesson-dz-horde = Du führst die Zeds. Zu Beginn der Zeds-Phase darfst du eine Karte spielen; niemand sonst sieht deine Hand. Was die Regeln bei den Zeds offenlassen, entscheidest du.
lesson-dz-road = Ein Weg leuchtet rot: Niemand steht zwischen den Zeds und dem Stadtzentrum, und mehr als zwei Aktivierungen brauchen sie nicht.
lesson-dz-fate = Eine Storykarte, die sich aufheben lässt, bleibt bei euch. Auf ihr steht, wann sie gespielt werden kann.
lesson-dz-brains = GEHIRNE! ist eine Runde für sich: Jeder Weg wird aktiviert, wer siegt, rückt gleich noch einmal vor, und Aktionen gibt es keine.
lesson-dz-infection = Jeder Kampf erhöht die Infektion. In ihrer Phase müsst ihr darüber würfeln, sonst kommt es zum Ausbruch. Heilen senkt sie.
lesson-dz-hospital = Wer gerettet wurde, liegt in einem Bett. Heilen hilft Schritt für Schritt auf die Beine und senkt die Infektion.
lesson-dz-chaos = Wo Zeds ein Feld mit Namen einnehmen, herrscht Chaos: Dort handelt niemand. Wer in der Organisationsphase dort steht, stellt die Ordnung wieder her.
lesson-dz-build = Eine Barrikade kostet Nachschub und bringt beim Verteidigen 2 Verschiebungen, bis Zeds sie niedertrampeln.
lesson-dz-refugees = Flüchtlinge kommen ins Lager, wenn ihr sie führt. Dort können sie sich als Zivilisten bewaffnen.
lesson-dz-research = Wissenschaftler im Labor dürfen ihr Glück mit der nächsten Forschungskarte versuchen. Dahinter wartet das Gegenmittel.
lesson-dz-tunnel = Ab jetzt kommen die Zeds auch durch den Tunnel. In den Katakomben kann sich jeder verirren, sie so gut wie ihr.

## Klänge

caption-groan = Stöhnen auf der Straße
caption-shot = Ein Schuss
caption-slam = Etwas zerbricht

## Worauf man wartet

waits-town = Die Stadt entscheidet, was ihre Leute tun.
waits-horde = Die Horde entscheidet, wohin ihre Zeds ziehen.

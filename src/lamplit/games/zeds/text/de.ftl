### Die Wörter von Dawn of the Zeds. Kennungen und Regeln dafür: siehe lamplit/text/wording.py.
### `.n` sagt, ob ein Name in der Einzahl oder in der Mehrzahl steht.

## Das Spiel, seine Plätze und Seiten

name-red = Rot
name-blue = Blau
name-green = Grün
name-yellow = Gelb
name-zeds = die Zeds
name-town = die Stadt
name-horde = die Horde
name-all = die Verteidiger
name-basic = Basisspiel
name-heal = Heilung
name-research = Forschung
name-two-heals = zweimal heilen
name-both = einmal heilen und Infektionsstufe −1
name-infection = Infektionsstufe −2

## Phasen der Runde

phase-set-up = Aufbau
phase-event = Ereigniskarte
phase-four_r = PRFN-Phase
phase-infection = Infektionsphase
phase-eat = Verbrauchsphase
phase-zeds = Zeds-Phase
phase-actions = Aktionsphase
phase-housekeeping = Organisationsphase
turn-set-up = { phase-set-up }
turn-four_r = { phase-four_r }
turn-infection = { phase-infection }
turn-eat = { phase-eat }
turn-actions = { phase-actions }
turn-housekeeping = { phase-housekeeping }

## Marker auf Einheiten

mark-defiant = widerspenstig
mark-ekg = komatös
mark-well_armed = gut bewaffnet
mark-civilian_leader = mit Anführerin
mark-keep_cool = kühler Kopf
mark-trucks = mit Lastwagen
mark-trained = ausgebildet
mark-tough = dicke Haut
mark-toxic = giftig
mark-stench = Gestank
mark-smart = schlau
mark-fast = schnell
mark-leader = führt das Rudel
mark-dazed = benommen

## Was gebaut wird

name-barricade = eine Barrikade
name-strongpoint = den Stützpunkt
name-minefield = das Minenfeld

## Warum sich Spalten verschieben: siehe auch Fähigkeiten, Karten und Marker

shift-village = Dorf
shift-named = Feld mit Namen
shift-town = Stadt-Feld
shift-town_center = Stadtzentrum
shift-barricade = Barrikade
shift-strongpoint = Stützpunkt

## Wofür gewürfelt wird

why-fight = Nahkampf
why-gunfire = Schuss
why-forage = Suche
why-saving = Rettungswurf
why-stores = Nachschub und Munition
why-infection = Infektion
why-unchecked = Ungehinderter Ausbruch
why-infector = Infizierer
why-eat = Verbrauch
why-research = Forschung
why-tough = Dicke Haut
why-assassin = Leise Klinge
why-bad-water = Schlechtes Wasser
why-bark = Gebell
why-breakdown = Zusammenbruch
why-catacombs = Katakomben
why-lost = Verirrt im Dunkeln
why-charge = Stierangriff
why-cooked-books = Frisierte Listen
why-decoy = Lockvogel
why-doctors-plan = Der Plan des Doktors
why-downpour = Wolkenbruch
why-granary = Kornspeicher
why-gunship = Kampfhubschrauber
why-hoses = Wasser marsch
why-mercs = Angeheuerte Schützen
why-minefield = Minenfeld
why-old-cannon = Die alte Kanone
why-other-way = Ein anderer Weg
why-perimeter = Sperrkreis
why-pro-zed = Kundgebung für die Zeds
why-sneak-attack = Angriff aus dem Nichts
why-square-one = Zurück auf Anfang
why-stealth = Leise Pfoten
why-traps = Fallen
why-artifact = Ein seltsames Ding
why-cave-in = Einsturz
why-dark-fair = Der dunkle Jahrmarkt
why-drone = Drohne
why-experiments = Explosive Versuche
why-lab-accident = Scherben im Labor
why-mystery-doc = Der seltsame Doktor
why-quick-tests = Schnelle Versuche
why-steam-ducts = Dampfschächte

## Was geschieht: die Runde

event-ready =
    { $supplies ->
        [0] Auf den Wegen stehen vier Zeds. Die Stadt hat { $ammo } Munition.
       *[other] Die Stadt hat { $supplies } Nachschub und { $ammo } Munition. Draußen auf den Wegen regt sich etwas.
    }
event-event =
    { $left ->
        [0] Runde { $turn }: „{ $card }“. Die letzte Karte.
       *[other] Runde { $turn }: „{ $card }“. Karten im Stapel: { $left }.
    }
event-phase = — { $phase } —
event-done = { $seat } ist fertig.
event-foreseen = Das nächste Ereignis wird „{ $card }“ sein.
event-fate = Storykarte: „{ $card }“.
event-fated-track = Handlungsort: { $track }.
event-fate-held = Die Stadt behält „{ $card }“.
event-fate-foreseen = Die nächste Storykarte wird „{ $card }“ sein.
event-fate-lost = Die Stadt verliert „{ $card }“.
event-fate-played = Die Stadt spielt „{ $card }“.
event-horde-drew = Du ziehst „{ $card }“.
event-horde-played = Die Horde spielt „{ $card }“.
event-rolled =
    { $why-id ->
        [forage]
            { $unit-n ->
                [one] { $unit-the } sucht: { $dice }.
               *[other] { $unit-the } suchen: { $dice }.
            }
        [research] { $unit-the } forscht: { $dice }.
        [saving] Rettungswurf für { $piece-object }: { $dice }.
        [infector] Rettungswurf für { $piece-object }: { $dice }.
        [tough]
            { $piece-n ->
                [one] { $piece-the } versucht, den Treffer wegzustecken: { $dice }.
               *[other] { $piece-the } versuchen, den Treffer wegzustecken: { $dice }.
            }
        [catacombs]
            { $piece-n ->
                [one] { $piece-the } sucht einen Weg aus den Katakomben: { $dice }.
               *[other] { $piece-the } suchen einen Weg aus den Katakomben: { $dice }.
            }
        [sneak-attack] Ein Angriff aus dem Nichts auf { $unit-object }: { $dice }.
       *[other] { $why }: { $dice }.
    }
event-in-vain =
    { $why-id ->
        [infection] Über der Infektionsstufe ({ $needed }): kein Ausbruch.
        [eat] Mehr als die Zahl derer, die versorgt werden ({ $needed }): Es wird nichts verbraucht.
        [forage] Nichts gefunden.
        [research] Nötig gewesen wäre { $needed }: keine neue Karte.
        [perimeter] Sie werden aufgehalten und bleiben, wo sie sind.
        [bark] Sie scheuen vor dem Hund und bleiben, wo sie sind.
        [stealth] Niemand bemerkt etwas: Es wird nicht gekämpft.
        [catacombs] Vorerst kein Weg hinaus.
       *[tough] Der Treffer verfällt.
    }
event-outbreak-due = Nicht über der Infektionsstufe ({ $infection }): Krankheitsausbruch!
event-infectors = Unter den Leuten gehen um: { $zeds }.
event-takes-effect = „{ $card }“ tritt in Kraft.
event-may-act =
    { $unit-n ->
        [one] { $unit-the } darf einmal ohne Aktion handeln.
       *[other] { $unit-the } dürfen einmal ohne Aktion handeln.
    }
event-ability = { $unit }: { $ability }.
name-component-gas = die Stadt
ability-component-gas = Gasgranate
name-research-short_stock = die Stadt
ability-research-short_stock = „Es fehlt an allem“

## Was geschieht: Nachschub, Munition und Infektion

event-ammo =
    { $by ->
        [-1] 1 Munition weniger, noch { $ammo }.
        [1] 1 Munition mehr, jetzt { $ammo }.
       *[other] Munition: jetzt { $ammo }.
    }
event-supplies =
    { $by ->
        [-1] 1 Nachschub weniger, noch { $supplies }.
        [1] 1 Nachschub mehr, jetzt { $supplies }.
       *[other] Nachschub: jetzt { $supplies }.
    }
event-infection = Infektionsstufe: jetzt { $infection }.
event-event-actions = Aktionen der Ereigniskarte: { $actions }.
event-unchecked = Ein ungehinderter Krankheitsausbruch!
event-outbreak = Krankheitsausbruch { $place-at }!
event-looted = Die Stadt wird geplündert ({ $raiders }): { $supplies } Nachschub und { $ammo } Munition sind weg.

## Was geschieht: Zeds

event-activated = Die Zeds { $track-at } regen sich.
event-zed-placed =
    { $zed-n ->
        [one] { $zed-the } erscheint { $place-at }.
       *[other] { $zed-the } erscheinen { $place-at }.
    }
event-zed-replaced = Neu { $place-at }: { $zed }, vorher { $old }.
event-zed-stays-away = { $zed-the } wäre zu stark { $place-at } und bleibt fern.
event-zeds-moved =
    { $zeds-n ->
        [one] { $zeds } zieht { $place-to }.
       *[other] { $zeds } ziehen { $place-to }.
    }
event-zed-moved =
    { $zeds-n ->
        [one] { $zeds } kehrt { $place-to } zurück.
       *[other] { $zeds } kehren { $place-to } zurück.
    }
event-zeds-retreated =
    { $zeds-n ->
        [one] { $zeds } weicht { $place-to } zurück.
       *[other] { $zeds } weichen { $place-to } zurück.
    }
event-zed-killed =
    { $zed-n ->
        [one] { $zed-the } ist erledigt ({ $place }).
       *[other] { $zed-the } sind erledigt ({ $place }).
    }
event-got-lost =
    { $piece-n ->
        [one] { $piece-the } verirrt sich und taucht { $place-at } wieder auf.
       *[other] { $piece-the } verirren sich und tauchen { $place-at } wieder auf.
    }
event-pressure =
    { $zeds-n ->
        [one] Zeds-Druck: { $zeds } zieht noch einmal.
       *[other] Zeds-Druck: { $zeds } ziehen noch einmal.
    }
event-raiders-appeared =
    { $raiders-n ->
        [one] { $raiders-the } erscheint { $place-at }.
       *[other] { $raiders-the } erscheinen { $place-at }.
    }
event-raiders-moved =
    { $raiders-n ->
        [one] { $raiders-the } zieht { $place-to }.
       *[other] { $raiders-the } ziehen { $place-to }.
    }
event-raiders-retreated =
    { $raiders-n ->
        [one] { $raiders-the } weicht { $place-to } zurück.
       *[other] { $raiders-the } weichen { $place-to } zurück.
    }

## Was geschieht: Kämpfe

event-fight =
    { $zeds_attack ->
        [yes]
            { $zeds-n ->
                [one] { $zeds } greift { $unit-object } { $place-at } an, Spalte { fight-column }.
               *[other] { $zeds } greifen { $unit-object } { $place-at } an, Spalte { fight-column }.
            }
       *[no]
            { $unit-n ->
                [one] { $unit-the } greift { $zeds } { $place-at } an, Spalte { fight-column }.
               *[other] { $unit-the } greifen { $zeds } { $place-at } an, Spalte { fight-column }.
            }
    }
fight-column =
    { $column ->
        [0] „Zeds dreimal so stark“
        [1] „Zeds doppelt so stark“
        [2] „Zeds stärker“
        [3] „gleich“
        [4] „Stadt stärker“
        [5] „Stadt doppelt so stark“
       *[6] „Stadt dreimal so stark“
    }
event-result =
    { $human_wins ->
        [yes] Die Stadt gewinnt den Kampf.
       *[no] Die Stadt verliert den Kampf.
    } Treffer: { $zed_hits } bei ihren Gegnern, { $human_hits } bei ihr.
event-gunfire =
    { $unit-n ->
        [one] { $unit-the } schießt auf { $zed }.
       *[other] { $unit-the } schießen auf { $zed }.
    }
event-shot =
    { $hits ->
        [0] Daneben.
       *[other] { $zed }: { $hits } Treffer.
    }
event-free-shot =
    { $hits ->
        [0] Ein Schuss auf { $piece }: daneben.
       *[other] Ein Schuss auf { $piece }: { $hits } Treffer.
    }
event-hit =
    { $piece-n ->
        [one] { $piece-the } erleidet einen Treffer.
       *[other] { $piece-the } erleiden einen Treffer.
    }
event-mended =
    { $piece-n ->
        [one] { $piece-the } erholt sich
       *[other] { $piece-the } erholen sich
    }: { $side ->
        [0] volle Stärke
       *[1] reduzierte Stärke
    }, { $hits ->
        [0] keine Treffer.
        [one] 1 Treffer.
       *[other] { $hits } Treffer.
    }
event-minefield = Das Minenfeld { $place-at } geht hoch!
event-gas = Gas zieht { $place-at } auf.
event-marked = { $piece }: { $mark }.

## Was geschieht: die Leute der Stadt

event-joined =
    { $unit-n ->
        [one] { $unit-the } ist { $place-at }.
       *[other] { $unit-the } sind { $place-at }.
    }
event-hero-drawn = { $hero } hat es geschafft.
event-nobody-came = Es ist niemand mehr da, der kommen könnte: { $unit }.
event-went =
    { $unit-n ->
        [one] { $unit-the } geht { $place-to }.
       *[other] { $unit-the } gehen { $place-to }.
    }
event-moved =
    { $unit-n ->
        [one] { $unit-the } kommt { $place-to }.
       *[other] { $unit-the } kommen { $place-to }.
    }
event-retreated =
    { $unit-n ->
        [one] { $unit-the } zieht sich { $place-to } zurück.
       *[other] { $unit-the } ziehen sich { $place-to } zurück.
    }
event-saved =
    { $piece-n ->
        [one] { $piece-the } ist gerettet und kommt { $place-to }.
       *[other] { $piece-the } sind gerettet und kommen { $place-to }.
    }
event-died =
    { $piece-n ->
        [one] { $piece-the } kommt auf den Friedhof.
       *[other] { $piece-the } kommen auf den Friedhof.
    }
event-left =
    { $piece-n ->
        [one] { $piece-the } verlässt die Stadt für immer.
       *[other] { $piece-the } verlassen die Stadt für immer.
    }
event-woke =
    { $piece-n ->
        [one] { $piece-the } wacht auf.
       *[other] { $piece-the } wachen auf.
    }
event-discharged =
    { $piece-n ->
        [one] { $piece-the } verlässt das Krankenhaus.
       *[other] { $piece-the } verlassen das Krankenhaus.
    }
event-fled = { $piece-the } lassen ihre Häuser zurück.
event-folk-moved = { $piece-the } fliehen { $place-to }.
event-devoured = Zeds fallen { $place-at } über Flüchtlinge her: { $piece }.
event-armed = { $piece-the } greifen zu den Waffen: { $unit }.

## Was geschieht: Ordnung, Bau, Forschung

event-chaos = Chaos { $place-at }. Noch { $left } Marker übrig.
event-order = Es herrscht wieder Ordnung { $place-at }.
event-built =
    { $unit-n ->
        [one] { $unit-the } baut { $place-at } { $what }.
       *[other] { $unit-the } bauen { $place-at } { $what }.
    }
event-barricade-destroyed = Die Barrikade { $place-at } wird niedergerissen.
event-torn-down = Die Barrikade { $place-at } wird niedergerissen.
event-cave-in = Die Decke { $place-at } stürzt ein.
event-bridge =
    { $state-id ->
        [collapsed] Die Hängebrücke stürzt ein.
        [ferry] Wo die Brücke war, fährt jetzt eine Fähre.
       *[other] Die Hängebrücke steht wieder.
    }
event-elwood =
    { $here ->
        [yes] Elwood Berra packt im Krankenhaus mit an.
       *[no] Elwood Berra hat genug und geht.
    }
event-research = Forschung: „{ $card }“.
event-set-back = Die Forschung wird zurückgeworfen. Karten im Stapel: { $left }.
event-antidote =
    { $found ->
        [yes] Das Gegenmittel ist gefunden!
       *[no] Die letzte Komponente ist im Labor. Das Gegenmittel ist nah.
    }
event-component = Die Stadt baut eine Komponente der Superwaffe: { $component }.
event-component-lost = Eine Komponente der Superwaffe ist verloren: { $component }.

## Wie es endete

event-epilogue =
    { $won ->
        [yes] Abspann: { score-line } { rating-line }
       *[no] Abspann: { score-line } { lost-line }
    }
score-line =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }, Wertung { $rating } von 5.
rating-line =
    { $rating ->
        [1] Von dieser Stadt wird niemand mehr sprechen.
        [2] Ein paar erinnern sich und wünschten, sie täten es nicht.
        [3] Farmingdale ist gezeichnet, aber es steht noch auf der Karte.
        [4] Diese Geschichte wird man an jedem Feuer im Tal erzählen.
       *[5] Andere Städte werden lernen wollen, wie Farmingdale das geschafft hat.
    }
lost-line =
    { $rating ->
        [1] Von dieser Stadt wird niemand mehr sprechen.
        [2] Ein paar erinnern sich und wünschten, sie täten es nicht.
        [3] Wer entkam, zeigt auf der Karte noch immer, wo Farmingdale lag.
        [4] Wie lange die Stadt standhielt, wird man an jedem Feuer im Tal erzählen.
       *[5] Andere Städte werden lernen wollen, wie sie so lange durchhielt.
    }
name-held-out = bis zum Ende gehalten
name-overrun = Stadtzentrum überrannt
name-chaos = im Chaos versunken
result-held-out = { $turns } Runden lang standgehalten: Farmingdale steht! { score-line } { rating-line }
result-overrun = In Runde { $turns } sind die Zeds im Stadtzentrum. Farmingdale ist verloren. { score-line } { lost-line }
result-chaos = In Runde { $turns } gibt es keine Ordnung mehr zu retten: Die Stadt versinkt im Chaos. { score-line } { lost-line }

## Der Abspann im Einzelnen

epilogue-units = Lebende Einheiten
epilogue-folk = Dorfbewohner und Flüchtlinge
epilogue-supplies = Übriger Nachschub
epilogue-ammo = Übrige Munition
epilogue-infection = Niedrige Infektionsstufe
epilogue-antidote = Das Gegenmittel
epilogue-components = Komponenten der Superwaffe
epilogue-chaos = Chaos
epilogue-unrevealed = Nicht mehr aufgedeckte Ereignisse
epilogue-few-chaos = In den meisten Fenstern brennt wieder Licht.
epilogue-some-chaos = Ganze Straßenzüge liegen in Trümmern, und niemand räumt sie weg.
epilogue-much-chaos = Was noch steht, ist eine Mauer um nichts.
epilogue-no-folk = Aus den Dörfern ist niemand durchgekommen.
epilogue-few-folk = Ein paar Leute aus den Dörfern erzählen, was sie gesehen haben.
epilogue-many-folk = Im Lager spielen wieder Kinder.
epilogue-cured = Das Gegenmittel reist weiter in die nächste Stadt.
epilogue-armed = Was im Labor gebaut wurde, bleibt unter Verschluss. Vorerst.

## Was in der Aktionsphase gefragt wird

action = Was tut ihr?
    .help = Wählt jemanden und dann, was zu tun ist.
    .rules = DZ-ACT-1, DZ-ACT-3, DZ-ACT-4, DZ-MOVE-1, DZ-MOVE-2, DZ-GUN-1, DZ-FORAGE-1
walk-on =
    { $unit-n ->
        [one] { $unit-the } ist anderswo aufgetaucht und darf weitergehen. Wohin?
       *[other] { $unit-the } sind anderswo aufgetaucht und dürfen weitergehen. Wohin?
    }
    .rules = DZ-TUN-LOST-6
which-die = Welcher Würfel zählt?
found = Was nehmt ihr?
    .rules = DZ-FORAGE-2

## Was zu Kämpfen gefragt wird

before-fight = Kampf { $place-at }. Spielt ihr vorher etwas aus?
    .rules = DZ-FATE-6
after-roll = Im Kampf { $place-at } sind die Würfel gefallen. Spielt ihr etwas aus?
    .rules = DZ-FATE-6
reroll = Die Würfel zeigen { $dice }. Beide noch einmal werfen?
run-away = { $unit-the } und Zeds { $place-at }: kämpfen oder zurückweichen?
defender = Zeds greifen { $place-at } an. Wer kämpft?
    .help = Eine Einheit kämpft für alle auf dem Feld; bei jeder stehen ihre Aussichten.
    .rules = DZ-HTH-2
whom-to-fight = { $unit-the } { $place-at }, mitten unter Zeds: gegen wen?
spread-hits =
    { $hits ->
        [one] Wer nimmt den Treffer?
       *[other] Wer nimmt die { $hits } Treffer?
    }
    .rules = DZ-HTH-8
one-more-hit = Noch ein Treffer { $place-at }. Wer nimmt ihn?
saving-roll =
    { $piece-n ->
        [one] { $piece-the } liegt
       *[other] { $piece-the } liegen
    } am Boden. Rettungswurf? Gelingt er, ist ein Bett belegt, und die Infektionsstufe steigt um 1.
    .rules = DZ-SAVE-3, DZ-SAVE-5, DZ-SAVE-7
who-stops = Nur eine Einheit hat noch Platz { $place-at }. Wer hält dort an?
    .rules = DZ-RET-2
overwatch = Nach dem Schuss zurück { $place-to }?
throw-it = Auf wen werft ihr?

## Was in den anderen Phasen gefragt wird

choose-hero = Welcher Held führt die Verteidigung an?
    .help = Die anderen drei werden gezogen.
    .rules = DZ-SETUP-4
any-time = Spielt ihr jetzt eine Karte aus?
    .rules = DZ-FATE-6
zeds-card = Die Zeds { $place-at } ziehen gleich. Spielt ihr eine Karte aus?
    .rules = DZ-FATE-6
horde-card = Die Zeds-Phase beginnt. Spielt die Horde eine ihrer Karten?
    .rules = DZ-VERSUS-5
next-track = Welcher Weg wird als nächster aktiviert?
    .rules = DZ-TURN-10
which-zed = Nur einer hat noch Platz { $place-at }. Welcher Zed geht weiter?
    .rules = DZ-ZED-14
first-to-leave = Welcher Zed verlässt als erster das Feld ({ $place })?
fated-track = Welcher Weg ist der Handlungsort?
    .rules = DZ-FATE-2
which-start = Auf welchem Start-Feld erscheint der neue Zed?
another-start = Der Weg ist voll. Auf welchem Start-Feld erscheint der Zed?
    .rules = DZ-ZED-17
one-of-two = Welcher von beiden erscheint?
pressure = Zeds-Druck: Welche der stärksten Zeds ziehen noch einmal?
    .rules = DZ-PRESS-3
strongest = Mehrere Zeds sind gleich stark. Welchen trifft es?
weakest = Mehrere Zeds sind gleich schwach. Welchen trifft es?
farthest = Mehrere Zeds sind gleich weit entfernt. Welchen trifft es?
free-step = { $unit }: ein Schritt umsonst?
    .rules = DZ-4R-9, DZ-4R-12
which-refugees =
    { $left ->
        [one] Welche Flüchtlinge gehen 1 Feld in Richtung Stadtzentrum?
       *[other] Welche Flüchtlinge gehen 1 Feld in Richtung Stadtzentrum? Insgesamt { $left } Einheiten.
    }
    .rules = DZ-4R-10
guard-track = Auf welchem Weg trifft die Nationalgarde ein?
loot = { $raiders } im Stadtzentrum: Die Beute ist { $number }. Was gebt ihr?
    .rules = DZ-4R-13
shortage =
    { $hits ->
        [one] Es gibt zu wenig zu essen. Wer nimmt den Treffer?
       *[other] Es gibt zu wenig zu essen. Wer nimmt einen Treffer? Noch { $hits }.
    }
    .rules = DZ-EAT-5
discharge = Verlässt vorher noch jemand das Krankenhaus?
    .rules = DZ-HOSP-1
free-bed = { $piece }: Alle Betten sind belegt. Wer macht Platz?
    .rules = DZ-SAVE-6, DZ-SAVE-7

## Was Karten fragen

well-armed = Wer ist von jetzt an gut bewaffnet?
keep-cool = Welcher Held behält einen kühlen Kopf?
sneak-attack = Wer wird aus dem Nichts angegriffen?
odd-smell = Bei wem taucht der Zed auf?
hero-arrives = { $hero }: Wo?
suffer =
    { $left ->
        [one] Noch ein Verlust. Was gebt ihr?
       *[other] Noch { $left } Verluste. Was gebt ihr?
    }
malfunction = Was geht schief?
deadly = Wer aus dem Stadtzentrum kommt in ein Bett?
stench = Über wen fallen die Zeds her?
other-way = Wer wird von 1 Treffer geheilt?
good-ward = Wer wird geheilt?
breakdown = Welcher Held in der Stadt bricht zusammen?
gunship = Wohin feuert der Kampfhubschrauber?
clean-up = Wo räumt ihr auf?
less-chaos = Wo räumt ihr auf?
out-of-bed = Wo erscheint die Einheit?
news-copter = { $unit }: Wo landet der Hubschrauber?
leaflets = Wer wird von 1 Treffer geheilt?
music = Welche Zeds weichen zurück?
distraction = Lockt jemand die Zeds { $place-at } fort?
back-from-cemetery = Wer war doch nicht tot?
anti-growth = Welcher Super-Zed wird ersetzt?
lose-card = Welche Karte verliert ihr?
bats = Mehrere sind gleich tief im Tunnel. Wen erwischen die Fledermäuse?
takes-a-village = Wer erkrankt?
bucket-line = Wohin gehen die Eimer? Jedes Mal steigt die Infektionsstufe um 1.
drone = Wo schlägt die Drohne zu?
bloated = Welcher Zed platzt?
once-more = Welcher Marker kommt zurück?
vip-gift = Was bringen die V.I.P.-Überlebenden mit?
which-component = Welche Komponente der Superwaffe baut ihr?

## Antworten

option-move =
    { $count ->
        [3] { $a }: Angriff { $b-at }{ $b-code }
       *[other] { $a }: { $b }{ $b-code }
    }
option-fire =
    { $count ->
        [3] { $a }: Schuss auf { $b } ({ $c-id })
       *[other] { $a }: Schuss auf { $b }
    }
option-forage = { $a }: suchen
option-heal = Heilen: { $a }
option-build = { $a }: Barrikade { $b-at }{ $b-code }
option-arm = Flüchtlinge bewaffnen: { $a }
option-research =
    { $a-id ->
        [short_stock] Forschen für 1 Nachschub
       *[other] { $a }: forschen
    }
option-discharge =
    { $count ->
        [0] Ins Stadtzentrum gehen
       *[other] Ins Stadtzentrum entlassen: { $a }
    }
option-bury = Aufgeben: { $a }
option-ferry = Eine Fähre einrichten
option-end = Aktionen beenden
option-ability =
    { $count ->
        [2] { $b }: { $a }
        [3] { $b }: { $a } ({ $c })
       *[other] { $b }: { $a } ({ $c }, { $d })
    }
option-card =
    { $count ->
        [1] Karte „{ $a }“
        [2] Karte „{ $a }“: { $b }
       *[other] Karte „{ $a }“: { $b }, { $c }
    }
option-event =
    { $count ->
        [1] „{ $a }“
        [2] „{ $a }“: { $b }
       *[other] „{ $a }“: { $b }, { $c }
    }
option-component =
    { $count ->
        [1] { $a }
       *[other] { $a }: { $b }
    }
option-step =
    { $a-id ->
        [alone] Allein
        [together] Mit allen, die dort sind
       *[other] { $a }{ $a-code }
    }
option-stay = Bleiben
option-go-on = Weiter, nichts davon
option-pass-turn = Weiter: in dieser Runde keine Karte
option-pass-phase = Weiter: in dieser Phase keine Karte
option-fight = Kämpfen
option-retreat = Zurückweichen
option-reroll = Noch einmal werfen
option-keep = So lassen
option-roll = Rettungswurf
option-decline = Gehen lassen
option-no-bed = Niemand: gehen lassen
option-hits =
    { $count ->
        [1] { $a }
        [2] { $b } auf { $a }
        [4] { $b } auf { $a }, { $d } auf { $c }
       *[other] { $b } auf { $a }, { $d } auf { $c }, { $f } auf { $e }
    }
option-die =
    { $c-id ->
        [supplies] { $a }: { $b } Nachschub
        [ammo] { $a }: { $b } Munition
        [either] { $a }: Nachschub oder Munition
       *[other] { $a }: nichts
    }
option-take =
    { $a-id ->
        [ammo] Munition
       *[other] Nachschub
    }
option-lose =
    { $a-id ->
        [ammo] 1 Munition
        [supplies] 1 Nachschub
       *[other] Infektionsstufe +1
    }
option-mark = { $a }
option-gift =
    { $a-id ->
        [infection] Ein Heilmittel: Infektionsstufe 0
        [heal] Gute Ärzte: alle Einheiten bei voller Stärke
       *[stores] Ein voller Karren: 4 Nachschub und 2 Munition
    }
option-give = { $a } Nachschub und { $b } Munition
option-set-back = Die Forschung wird zurückgeworfen
option-activate = Ein Weg wird aktiviert
option-hero = { $a }
option-folk = { $a }
option-unit =
    { $count ->
        [2] { $a } ({ $b-id })
       *[other] { $a }
    }
option-zed =
    { $count ->
        [2] { $a } ({ $b-id })
       *[other] { $a }
    }
option-track = { $a }
option-place = { $a }{ $a-code }

## Warum etwas nicht geht

refused-not-asked = Im Moment wirst du nichts gefragt. (Regel { $rule })
refused-in-chaos =
    { $unit-n ->
        [one] { $unit-the } ist im Chaos ({ $place }) und kann dort nichts tun. (Regel { $rule })
       *[other] { $unit-the } sind im Chaos ({ $place }) und können dort nichts tun. (Regel { $rule })
    }
refused-comatose =
    { $unit-n ->
        [one] { $unit-the } ist komatös: Da hilft nur eine Heilung. (Regel { $rule })
       *[other] { $unit-the } sind komatös: Da hilft nur eine Heilung. (Regel { $rule })
    }
refused-no-action =
    { $what ->
        [one] Dafür ist keine Aktion mehr übrig. (Regel { $rule })
       *[other] Das kostet { $what } Aktionen, so viele sind nicht mehr übrig. (Regel { $rule })
    }
refused-no-ammo =
    { $what ->
        [one] Das kostet 1 Munition, und die Stadt hat keine. (Regel { $rule })
       *[other] Das kostet { $what } Munition, und die Stadt hat weniger. (Regel { $rule })
    }
refused-no-supplies =
    { $what ->
        [one] Das kostet 1 Nachschub, und die Stadt hat keinen. (Regel { $rule })
       *[other] Das kostet { $what } Nachschub, und die Stadt hat weniger. (Regel { $rule })
    }
refused-open-road =
    { $unit-n ->
        [one] { $unit-the } steht auf offener Straße ({ $place }): Dort gibt es nichts zu suchen. (Regel { $rule })
       *[other] { $unit-the } stehen auf offener Straße ({ $place }): Dort gibt es nichts zu suchen. (Regel { $rule })
    }
refused-nothing-to-find = Hier gibt es nichts zu suchen ({ $place }). (Regel { $rule })
refused-not-in-bed =
    { $unit-n ->
        [one] { $unit-the } liegt in keinem Bett. (Regel { $rule })
       *[other] { $unit-the } liegen in keinem Bett. (Regel { $rule })
    }
refused-healed =
    { $unit-n ->
        [one] { $unit-the } wurde in dieser Runde schon einmal geheilt. (Regel { $rule })
       *[other] { $unit-the } wurden in dieser Runde schon einmal geheilt. (Regel { $rule })
    }
refused-not-wounded =
    { $unit-n ->
        [one] { $unit-the } ist nicht verwundet. (Regel { $rule })
       *[other] { $unit-the } sind nicht verwundet. (Regel { $rule })
    }
refused-event-used = Das aktuelle Ereignis ist so oft genutzt worden, wie es erlaubt. (Regel { $rule })
refused-ability-used =
    { $unit-n ->
        [one] { $unit-the } hat „{ $ability }“ in dieser Aktionsphase schon eingesetzt. (Regel { $rule })
       *[other] { $unit-the } haben „{ $ability }“ in dieser Aktionsphase schon eingesetzt. (Regel { $rule })
    }
refused-of-another =
    { $unit-n ->
        [one] { $unit-the } gehört zu { $seat }: Nur dort wird über „{ $ability }“ entschieden. (Regel { $rule })
       *[other] { $unit-the } gehören zu { $seat }: Nur dort wird über „{ $ability }“ entschieden. (Regel { $rule })
    }
refused-once-a-game = „{ $ability }“ gibt es nur einmal im Spiel, und das war schon. (Regel { $rule })
refused-other-used =
    { $unit-n ->
        [one] { $unit-the } hat sich in dieser Runde schon für die andere von zwei Fähigkeiten entschieden. (Regel { $rule })
       *[other] { $unit-the } haben sich in dieser Runde schon für die andere von zwei Fähigkeiten entschieden. (Regel { $rule })
    }
refused-only-there =
    { $unit-n ->
        [one] „{ $ability }“ geht nur { $what-at }, und { $unit-subject } ist { $place-at }. (Regel { $rule })
       *[other] „{ $ability }“ geht nur { $what-at }, und { $unit-subject } sind { $place-at }. (Regel { $rule })
    }
refused-not-in-office =
    { $unit-n ->
        [one] „{ $ability }“ geht nur aus einem Büro, und { $unit-subject } ist { $place-at }. (Regel { $rule })
       *[other] „{ $ability }“ geht nur aus einem Büro, und { $unit-subject } sind { $place-at }. (Regel { $rule })
    }
refused-event-known = Das nächste Ereignis ist schon bekannt. (Regel { $rule })
refused-no-event-left = Es ist keine Ereigniskarte mehr da. (Regel { $rule })
refused-bridge-stands = An der Hängebrücke gibt es nichts zu reparieren. (Regel { $rule })
refused-not-beside =
    { $unit-n ->
        [one] { $unit-the } ist { $place-at }: Das ist zu weit von der Hängebrücke. (Regel { $rule })
       *[other] { $unit-the } sind { $place-at }: Das ist zu weit von der Hängebrücke. (Regel { $rule })
    }
refused-nothing-to-do-with =
    { $unit-n ->
        [one] Es gibt gerade niemanden, für den { $unit-subject } „{ $ability }“ einsetzen könnte. (Regel { $rule })
       *[other] Es gibt gerade niemanden, für den { $unit-subject } „{ $ability }“ einsetzen könnten. (Regel { $rule })
    }
refused-not-on = „{ $ability }“ geht hier gerade nicht: { $what }. (Regel { $rule })
refused-card-without-use = Es gibt gerade niemanden und nichts, wofür „{ $card }“ gut wäre. (Regel { $rule })
refused-card-not-on = „{ $card }“ geht hier gerade nicht: { $what }. (Regel { $rule })
refused-not-in-hand = „{ $card }“ ist nicht unter den Karten, die die Stadt auf der Hand hat. (Regel { $rule })
refused-before-a-fight = „{ $card }“ wird vor einem Kampf gespielt, und gerade kämpft niemand. (Regel { $rule })
refused-after-a-roll = „{ $card }“ wird gespielt, wenn in einem Kampf die Würfel gefallen sind, und gerade kämpft niemand. (Regel { $rule })
refused-before-zeds-move = „{ $card }“ wird gespielt, bevor Zeds ziehen, und gerade ziehen keine. (Regel { $rule })
refused-not-now = „{ $card }“ wird nicht in der Aktionsphase gespielt. (Regel { $rule })
refused-nobody-there = Für „{ $card }“ muss jemand von euch { $what-at } sein, und dort ist niemand. (Regel { $rule })
refused-no-hero-left = Es ist kein Held mehr da, der kommen könnte. (Regel { $rule })
refused-no-chaos = Es gibt nirgends Chaos. (Regel { $rule })
refused-no-infection = Niemand ist infiziert: Die Infektionsstufe ist schon 0. (Regel { $rule })
refused-nobody-threatened = Neben Zeds stehen keine Flüchtlinge, die weiterkönnten. (Regel { $rule })
refused-no-zeds-near = Neben euren Einheiten stehen keine Zeds, die das Gas treffen könnte. (Regel { $rule })
refused-nothing-to-find-out = Es ist alles erforscht: Keine Forschungskarte ist mehr da. (Regel { $rule })
refused-empty-lab = Im Labor ist niemand. (Regel { $rule })
refused-no-scientist =
    { $unit-n ->
        [one] { $unit-the } forscht nicht: Das können nur Wissenschaftler. (Regel { $rule })
       *[other] { $unit-the } forschen nicht: Das können nur Wissenschaftler. (Regel { $rule })
    }
refused-not-in-lab =
    { $unit-n ->
        [one] { $unit-the } ist nicht im Labor, sondern { $place-at }. (Regel { $rule })
       *[other] { $unit-the } sind nicht im Labor, sondern { $place-at }. (Regel { $rule })
    }
refused-researched = In dieser Runde ist die Forschung schon gelungen: Mehr gibt es erst in der nächsten. (Regel { $rule })
refused-zeds-ahead = Dort stehen Zeds ({ $what }): { $unit-the } gehen nicht hin. (Regel { $rule })
refused-flooded = Eine Karte hat den ganzen Weg gesperrt: { $what-to } kommt in dieser Runde niemand. (Regel { $rule })
refused-bridge-down = Die Hängebrücke ist eingestürzt: Niemand kommt hinüber. (Regel { $rule })
refused-no-entry = Zutritt verboten: { $what-to } kommt in dieser Runde niemand. (Regel { $rule })
refused-villagers = { $unit-the } bleiben in ihrem Dorf, bis Zeds kommen. (Regel { $rule })
refused-refugees-safe = { $unit-the } sind { $place-at } und bleiben dort. (Regel { $rule })
refused-refugees-only-move = { $unit-the } können nur weiter in Richtung Stadtzentrum gehen, sonst nichts. (Regel { $rule })
refused-refugees-outward = { $unit-the } gehen nur in Richtung Stadtzentrum, nie zurück. (Regel { $rule })
refused-one-space = { $unit-the } gehen immer nur ein Feld weit. (Regel { $rule })
refused-grounded = In dieser Runde bewegt sich über der Erde niemand. (Regel { $rule })
refused-armed = In dieser Aktionsphase haben Flüchtlinge schon zu den Waffen gegriffen. (Regel { $rule })
refused-empty-camp = Im Lager sind keine Flüchtlinge, die zu den Waffen greifen könnten. (Regel { $rule })
refused-nobody-to-arm = Auf dem Friedhof liegen keine gewöhnlichen Zivilisten, an deren Stelle Flüchtlinge zu den Waffen greifen könnten. (Regel { $rule })
refused-builds-nothing =
    { $unit-n ->
        [one] { $unit-the } baut nichts. (Regel { $rule })
       *[other] { $unit-the } bauen nichts. (Regel { $rule })
    }
refused-builds-elsewhere =
    { $unit-n ->
        [one] { $unit-the } ist { $place-at } und kann { $what-at } nicht bauen. (Regel { $rule })
       *[other] { $unit-the } sind { $place-at } und können { $what-at } nicht bauen. (Regel { $rule })
    }
refused-no-building-there = Dort kann nichts gebaut werden ({ $what }). (Regel { $rule })
refused-enemies-there = Solange dort Gegner oder Chaos sind ({ $what }), wird nichts gebaut. (Regel { $rule })
refused-track-built = Auf diesem Weg ({ $what }) steht schon eine Barrikade oder der Stützpunkt. (Regel { $rule })
refused-strongpoint-stands = Der Stützpunkt steht schon { $what-at }. (Regel { $rule })
refused-mines-laid = Das Minenfeld ist schon gelegt: Es gibt nur eines im Spiel. (Regel { $rule })
refused-not-led = { $unit-the }: Für Zeds und Plünderer könnt ihr keine Aktionen ausgeben. (Regel { $rule })
refused-not-in-play =
    { $unit-n ->
        [one] { $unit-the } ist nicht auf dem Plan. (Regel { $rule })
       *[other] { $unit-the } sind nicht auf dem Plan. (Regel { $rule })
    }
refused-defiant =
    { $unit-n ->
        [one] { $unit-the } ist widerspenstig und bleibt { $place-at }, bis Zeds kommen. (Regel { $rule })
       *[other] { $unit-the } sind widerspenstig und bleiben { $place-at }, bis Zeds kommen. (Regel { $rule })
    }
refused-start = Von der Stadt betritt niemand ein Start-Feld ({ $goal }). (Regel { $rule })
refused-start-fire =
    { $target-n ->
        [one] { $target-the } steht auf einem Start-Feld ({ $goal }): Dorthin wird nicht geschossen. (Regel { $rule })
       *[other] { $target-the } stehen auf einem Start-Feld ({ $goal }): Dorthin wird nicht geschossen. (Regel { $rule })
    }
refused-above-ground =
    { $unit-n ->
        [one] { $unit-the } geht nie in den Tunnel. (Regel { $rule })
       *[other] { $unit-the } gehen nie in den Tunnel. (Regel { $rule })
    }
refused-scientists-only = Dort haben nur Wissenschaftler Zutritt ({ $goal }). (Regel { $rule })
refused-taken = Dort ist schon jemand ({ $goal }), und es ist nur für eine Einheit Platz. (Regel { $rule })
refused-full = Dort ist kein Platz mehr ({ $goal }). (Regel { $rule })
refused-enemies-on-the-way = Auf dem Weg stehen Gegner ({ $what }): Wer auf sie trifft, muss dort kämpfen. (Regel { $rule })
refused-chaos-on-the-way = Auf dem Weg herrscht Chaos ({ $what }): Dort endet die Bewegung. (Regel { $rule })
refused-ferry-on-the-way = Die Fähre liegt auf dem Weg ({ $what }): Dort endet die Bewegung. (Regel { $rule })
refused-too-far =
    { $unit-n ->
        [one]
            { $what ->
                [one] { $goal } ist zu weit: Von hier ({ $place }) kommt { $unit-subject } 1 Feld weit. (Regel { $rule })
               *[other] { $goal } ist zu weit: Von hier ({ $place }) kommt { $unit-subject } { $what } Felder weit. (Regel { $rule })
            }
       *[other]
            { $what ->
                [one] { $goal } ist zu weit: Von hier ({ $place }) kommen { $unit-subject } 1 Feld weit. (Regel { $rule })
               *[other] { $goal } ist zu weit: Von hier ({ $place }) kommen { $unit-subject } { $what } Felder weit. (Regel { $rule })
            }
    }
refused-no-guns =
    { $unit-n ->
        [one] { $unit-the } hat keine Schusswaffen. (Regel { $rule })
       *[other] { $unit-the } haben keine Schusswaffen. (Regel { $rule })
    }
refused-out-of-range =
    { $target-n ->
        [one] { $target-the } ({ $goal }) ist von hier aus ({ $place }) nicht zu treffen. (Regel { $rule })
       *[other] { $target-the } ({ $goal }) sind von hier aus ({ $place }) nicht zu treffen. (Regel { $rule })
    }

## Einstellungen

setting-level = Level
setting-level-text = Wie viel vom Spiel dabei ist. Jedes Level bringt neue Regeln zu denen davor; im Basisspiel fängt man an.
setting-level-basic = Basisspiel: die Wege halten
setting-level-i = I, Die Epidemie!: Infektion, Nachschub, Krankenhaus
setting-level-ii = II, Apokalypse!: Chaos, Flüchtlinge, Plünderer
setting-level-iii = III, Geh Hirn!: Forschung und Superwaffe
setting-level-iv = IV, Walking Zeds!: der Tunnel
setting-level-v = V, Director’s Cut: alle Karten
setting-length = Länge
setting-length-text = Wie viele Ereigniskarten es gibt. Basisspiel und Level I sind kurz oder normal, Level II auch mittel, ab Level III auch lang und episch.
setting-length-normal = normal
setting-length-short = kurz
setting-length-medium = mittel
setting-length-long = lang
setting-length-epic = episch
setting-players = Personen
setting-players-text = Wie viele Personen die Stadt verteidigen. Es sind immer vier Helden; zu mehreren gibt es mehr Aktionen, und die Zeds drängen stärker.
setting-heroes = Helden
setting-heroes-text = Ab Level I: ob ihr den ersten der vier Helden wählt oder alle gezogen werden.
setting-heroes-choose = einen wählen
setting-heroes-random = alle ziehen
setting-pressure = Zeds-Druck
setting-pressure-text = Ob manche Ereigniskarten die stärksten Zeds noch einmal ziehen lassen; je mehr Personen mitspielen, desto mehr Gruppen.
setting-pressure-players = nach Personenzahl
setting-pressure-none = aus
setting-mode = Spielart
setting-mode-text = Ob alle gemeinsam die Stadt verteidigen oder eine weitere Person die Zeds führt: Sie entscheidet, was die Regeln bei ihnen offenlassen, und spielt Karten, die sonst niemand sieht.
setting-mode-team = gemeinsam
setting-mode-versus = gegen die Horde
setting-hero_saved = Gerettete Helden
setting-hero_saved-text = Basisspiel: mit welcher Stärke ein geretteter Held zurückkommt.
setting-hero_saved-full = volle Stärke
setting-hero_saved-reduced = reduzierte Stärke
setting-outbreak_in_town = Ausbrüche in der Stadt
setting-outbreak_in_town-text = Ab Level II: ob ein Krankheitsausbruch auch ein Stadt-Feld im Chaos treffen kann.
setting-outbreak_in_town-true = ja
setting-outbreak_in_town-false = nein
setting-chaos_by_advance = Chaos nur auf dem Weg zur Stadt
setting-chaos_by_advance-text = Ab Level II: ob nur Zeds Chaos bringen, die ein Feld auf ihrem Weg betreten oder erkämpfen, und nicht auch solche, die dorthin gestellt werden, sich verirren oder zurückweichen.
setting-chaos_by_advance-true = ja
setting-chaos_by_advance-false = nein

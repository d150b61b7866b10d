# Was im Haus geschieht, was gefragt wird und was man antworten kann.

## Aufbruch

choose-explorer = Wer bist du?
    .help = Jede Karte hat zwei Seiten: Wer die eine nimmt, lässt die andere draußen.
    .rules = BH-COMP-4, BH-SETUP-2
option-explorer = { $a }
event-takes = { $seat } ist { $who }.
event-begins = { $who } beginnt.
why-haunt = der Spukwurf

## Züge

turn-set-up = Aufbruch
turn-monsters = Die Monster
turn-haunt = Der Spuk beginnt
act = Was tut { $who }?
    .help = Gehen, Türen öffnen, nutzen, was du bei dir hast, tauschen; angreifen, sobald der Spuk begonnen hat. Der Zug endet, wenn du es sagst.
    .rules = BH-TURN-2, BH-MOVE-1
option-go = Weiter { $a-to }
option-open = Tür nach { $a } öffnen
option-cross = Auf die andere Seite hinüber
option-search-stairs = Die Kellertreppe heraussuchen
option-end = Zug beenden
event-turn = { $who } ist am Zug.
event-moved = { $who } geht { $start-from } { $to-to }.
event-slid = { $who } rutscht { $to-to } hinab.
event-crossed = { $who } gelangt auf die andere Seite.
event-joined = { $card } geht jetzt mit { $who }.

## Räume

turn-room = Wie soll der Raum liegen: { $room }?
    .help = Das Licht zeigt, wo seine Türen zu liegen kommen. Möglichst viele Türen müssen an Türen stoßen.
    .rules = BH-DISC-6, BH-DISC-7
option-turn = Eine Vierteldrehung nach links
option-turn-0 = Wie gedruckt
option-turn-1 = Eine Vierteldrehung nach rechts
option-turn-2 = Eine halbe Drehung
place-room = Wohin kommt der Raum: { $room }?
    .rules = BH-DISC-21
move-room = Wohin bewegt sich der Raum: { $room }?
    .rules = BH-ROOM-ELEV-1
option-door = { $a }, Tür nach { $b }
rearrange = Jeder Raum, der noch übrig ist, würde dieses Stockwerk verschließen. Welcher Raum wird umgelegt?
    .rules = BH-DISC-13
option-shift = { $a }
choose-floor = In welches Stockwerk: { $room }?
option-floor = { $a }
option-stay = Hier bleiben
choose-room = Welcher Raum?
option-room = { $a }
choose-part = Auf welcher Seite { $room-at }?
    .rules = BH-ROOM-BARRIER-10
option-part = { $a }
name-near = diese Seite
name-far = die andere Seite
option-room-collapsed_room = In den Keller springen
option-room-gallery = In den Ballsaal hinabspringen
option-room-vault = Die Tür des Tresors versuchen
event-turned-up = Aufgedeckt: { $room }.
event-does-not-fit = { $room } würde das Stockwerk verschließen und kommt beiseite.
event-passed = Ein Raum für ein anderes Stockwerk kommt beiseite.
event-laid = { $room } liegt jetzt { $floor-at }.
event-discovered = { $who } entdeckt einen Raum: { $room }.
event-searched = Aus dem Stapel wird ein Raum herausgesucht: { $room }.
event-room-moved = { $room } bewegt sich.
event-floor-closed = Es gibt { $floor-at } nichts mehr zu finden.
event-token = { $room }: { $token } wird hingelegt.
event-token-gone = { $room }: { $token } ist fort.

## Karten

event-drew = { $who } zieht: { $card }.
event-none-left = Es ist nichts mehr zu ziehen.
event-shuffled = Die Ablage wird gemischt.
event-declined = { $who } lässt sich davon nicht berühren.
event-discarded = { $who } legt ab: { $card }.
event-dropped = { $who } lässt liegen: { $cards }.
event-left-behind = { $who } lässt zurück: { $cards }.
event-picked-up = { $who } hebt auf: { $card }.
event-used = { $who } setzt ein: { $card }.
event-offers = { $how ->
        [gift] { $who } bietet { $whom } etwas an: { $card }.
        [request] { $who } bittet { $whom } um etwas: { $wanted }.
       *[swap] { $who } bietet { $whom } einen Tausch an: { $card } gegen { $wanted }.
    }
event-refused = { $who } lehnt ab.
event-traded = { $how ->
        [gift] { $who } gibt { $whom }: { $card }.
        [request] { $whom } gibt { $who }: { $wanted }.
       *[swap] { $who } und { $whom } tauschen: { $card } gegen { $wanted }.
    }
event-stole = { $who } stiehlt von { $whom }: { $card }.
bear-card = { $card }: Lässt du es geschehen?
bear-or-show = { $card } trifft dich gleich. Wer der Verräter ist, darf vorher die 1 aufdecken.
option-show-side = Ich bin der Verräter
option-pass = Geschehen lassen
    .help = Als Verräter musst du dich nicht davon berühren lassen. Nimmst du es an, trägst du auch die Folgen.
    .rules = BH-TRAITOR-6, BH-TRAITOR-8
option-bear = Geschehen lassen
option-decline = Unberührt bleiben
agree-to-trade = { $who } schlägt einen Tausch vor. Bist du einverstanden?
    .rules = BH-ITEM-6
option-agree = Einverstanden
option-refuse = Ablehnen
option-trade = { $count ->
        [2] { $b } geben: { $a }
       *[other] Mit { $b } tauschen: { $a } gegen { $c }
    }
option-request = { $a } bitten um: { $b }
option-drop = Hinlegen: { $a }
option-take = Aufheben: { $a }
option-use = { $count ->
        [1] { $a } nutzen
       *[other] { $a } nutzen: { $b }
    }
option-free = Jemanden befreien: { $a }
option-go-on = Weiter

## Würfel, Eigenschaften, Schaden

before-roll = { $who } wird gleich würfeln. Etwas einsetzen?
after-roll = Die Würfel liegen. Etwas einsetzen?
before-damage = { $who } nimmt gleich Schaden. Etwas einsetzen?
option-card = { $count ->
        [1] { $a } nutzen
       *[other] { $a } nutzen: { $b }
    }
event-threw = Die Würfel liegen: { $total }.
event-rolled = { $kind-id ->
        [attack] { $who-id ->
            [none] { $why } greift an: { $total }.
           *[other] { $who } greift an: { $total }.
        }
        [defence] { $who } verteidigt sich: { $total }.
        [damage] Die Würfel bringen { $total } Schaden.
        [haunt] { $who } macht den Spukwurf: { $total }.
        [movement] { $who } darf { $total } Felder weit gehen.
        [plain] { $who-id ->
            [none] Die Würfel fallen ({ $why }): { $total }.
           *[other] { $who } würfelt ({ $why }): { $total }.
        }
       *[other] { $need ->
            [0] { $trait-roll } von { $who } ({ $why }): { $total }.
           *[other] { $trait-roll } von { $who } ({ $why }): { $total } bei { $need }+.
        }
    }
event-trait = { $by ->
        [0] { $trait } von { $who } bleibt bei { $value }.
       *[other] { $trait } von { $who } ist jetzt { $value }.
    }
event-damage = { $kind-id ->
        [mental] { $who } nimmt mentalen Schaden: { $amount }.
       *[other] { $who } nimmt physischen Schaden: { $amount }.
    }
split-physical = Wie nimmt { $who } { $amount } physischen Schaden?
    .help = Zuerst, was Tempo verliert, dann, was Stärke verliert.
    .rules = BH-TRAIT-4
split-mental = Wie nimmt { $who } { $amount } mentalen Schaden?
    .help = Zuerst, was Verstand verliert, dann, was Wissen verliert.
    .rules = BH-TRAIT-5
option-split = { $c-id ->
        [mental] { $a-id ->
            [none] Wissen −{ $b }
           *[other] { $b-id ->
                [none] Verstand −{ $a }
               *[other] Verstand −{ $a }, Wissen −{ $b }
            }
        }
       *[physical] { $a-id ->
            [none] Stärke −{ $b }
           *[other] { $b-id ->
                [none] Tempo −{ $a }
               *[other] Tempo −{ $a }, Stärke −{ $b }
            }
        }
    }
event-died = { $who } ist tot.

## Angriffe

option-attack = { $count ->
        [1] { $a } angreifen
       *[other] { $a } angreifen: { $b }
    }
event-attacks = { $who } greift an: { $whom }.
event-attacked = { $tie ->
        [yes] { $mine } gegen { $theirs }: Niemand wird verletzt.
       *[no] { $mine } gegen { $theirs }: { $winner } gewinnt.
    }
harm-or-steal = { $who } hat gewonnen. { $whom } verletzen oder etwas stehlen?
    .rules = BH-STEAL-1
option-harm = Verletzen
option-steal = Stehlen: { $a }
event-stunned = { $monster } ist betäubt.
event-awake = { $monster } regt sich wieder.

## Der Spuk

read-chart = { $omen }: Mit welchem Raum wird die Tabelle gelesen?
    .help = Der Spuk, den sie zuerst nannte, wird an diesem Tisch nicht gespielt. Also gilt der nächstgelegene Raum mit Omensymbol.
    .rules = BH-VAR-HAUNT-1

event-haunt-roll = { $begins ->
        [yes] { $total } gegen { $omens } Omen: Der Spuk beginnt.
       *[no] { $total } gegen { $omens } Omen: Das Haus bleibt still.
    }
event-haunt = { $betrayed ->
        [yes] Spuk { $number } beginnt, und { $traitor } wendet sich gegen die anderen.
       *[no] Spuk { $number } beginnt.
    }
event-turned = { $who } hat die Seite gewechselt.
ready = Lies dein Buch. Bist du bereit?
    .help = Alle lesen, was ihre Seite wissen darf. Es geht weiter, wenn alle bereit sind.
    .rules = BH-HSET-5
option-ready = Bereit
event-omen-instead = { $who } nimmt { $card-a }, womit dieser Spuk beginnt; der Stapel der Omen wird gemischt.
event-appeared = { $room }: { $monster } erscheint.
event-gone = { $monster } ist fort.
caught-below = Ein Monster ist im Keller gefangen. Die Kellertreppe heraussuchen?
    .rules = BH-MON-21, BH-MON-22
next-monster = Welches Monster ist als Nächstes dran?
    .rules = BH-MON-1
option-move = { $a }
option-in-order = Alle der Reihe nach
monster = { $who }: Was nun?
    .rules = BH-MON-2, BH-MON-7
option-next = Fertig
result-all-dead = Alle Helden sind tot. Das Haus hat gewonnen.
result-stalemate = Im Haus rührt sich nichts mehr. Keiner kann gewinnen, keiner kommt hinaus; der Staub legt sich auf die Lebenden wie auf die Toten und macht keinen Unterschied.
ending-stalemate = Stillstand: niemand gewann

event-your-side =
    { $traitor ->
        [yes] Du siehst nach, was du bekommen hast: Du bist der Verräter.
       *[no] Du siehst nach, was du bekommen hast: Du bist kein Verräter.
    }
event-shows-side =
    { $traitor ->
        [yes] Es war { $who }: Da steht der Verräter.
       *[no] { $who } hat niemanden verraten.
    }

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
    .help = { $haunt ->
        [yes] Gehen, Türen öffnen, nutzen, was du bei dir hast, tauschen, angreifen. Der Zug endet, wenn du es sagst.
       *[no] Gehen, Türen öffnen, nutzen, was du bei dir hast, tauschen; sobald der Spuk begonnen hat, auch angreifen. Der Zug endet, wenn du es sagst.
    }
    .rules = BH-TURN-2, BH-MOVE-1
option-go = Weiter { $a-to }
option-open = Tür nach { $a } öffnen
option-cross = Auf die andere Seite hinüber
option-search-stairs = Die Kellertreppe heraussuchen
option-end = Zug beenden
event-turn = { $who } ist am Zug.
event-moved = { $who-subject } geht { $start-from } { $to-to }.
event-slid = { $who-subject } rutscht { $to-to } hinab.
event-crossed = { $who-subject } gelangt auf die andere Seite.
event-joined = { $card-subject } geht jetzt mit { $who }.

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
rearrange = Jeder Raum, der noch übrig ist, würde dieses Geschoss abschließen. Welcher Raum wird umgelegt?
    .rules = BH-DISC-13
option-shift = { $a }
choose-floor = In welches Geschoss: { $room }?
option-floor = { $a }
option-stay = Hier bleiben
choose-room = { $card-id ->
        [none] Welcher Raum?
       *[other] { $card }: Welcher Raum?
    }
option-room = { $a }
option-there = { $a }
choose-part = Auf welcher Seite { $room-at }?
    .rules = BH-ROOM-BARRIER-10
option-part = { $a }
name-near = die eine Seite
name-far = die andere Seite
option-room-collapsed_room = In den Keller springen
option-room-gallery = In den Ballsaal hinabspringen
option-room-vault = Die Tür des Tresors versuchen
event-turned-up = Aufgedeckt: { $room }.
event-does-not-fit = Ein Raum würde das Geschoss abschließen und wird beiseitegelegt: { $room }.
event-passed = Ein Raum für ein anderes Geschoss wird beiseitegelegt.
event-laid = Neu { $floor-at }: { $room }.
event-discovered = { $who-subject } entdeckt einen Raum: { $room }.
event-searched = Aus dem Stapel wird ein Raum herausgesucht: { $room }.
event-room-moved = Ein Raum bewegt sich: { $room }.
event-floor-closed = Es gibt { $floor-at } nichts mehr zu finden.
event-token = Jetzt { $room-at }: { $token }.
event-token-gone = Nicht mehr { $room-at }: { $token }.

## Karten

event-drew = { $who-subject } zieht: { $card }.
event-none-left = Es ist nichts mehr zu ziehen.
event-shuffled = Die Ablage wird gemischt.
event-declined = { $who } lässt sich davon nicht berühren.
event-discarded = { $who } legt { $card-a } ab.
event-dropped = { $who-subject } lässt fallen: { $cards }.
event-left-behind = { $who-subject } lässt zurück: { $cards }.
event-picked-up = { $who-subject } hebt { $card-a } auf.
event-used = { $who } setzt { $card-a } ein.
event-offers = { $how ->
        [gift] { $who } bietet { $whom } { $card-a } an.
        [request] { $who } bittet { $whom } um { $wanted-a }.
       *[swap] { $who } bietet { $whom } { $card-a } gegen { $wanted-a }.
    }
event-refused = { $who } lehnt ab.
event-traded = { $how ->
        [gift] { $who } gibt { $whom } { $card-a }.
        [request] { $whom } gibt { $who } { $wanted-a }.
       *[swap] { $who } und { $whom } tauschen { $card-a } gegen { $wanted-a }.
    }
event-stole = { $who-subject } stiehlt { $whom-indirect } { $card-a }.
bear-card = { $card }: Lässt du es geschehen?
bear-or-show = { $card } trifft dich gleich. Wer der Verräter ist, darf vorher die 1 aufdecken.
option-show-side = Ich bin der Verräter
option-pass = Geschehen lassen
    .help = Als Verräter musst du dich nicht davon berühren lassen. Nimmst du es an, trägst du auch die Folgen.
    .rules = BH-TRAITOR-6, BH-TRAITOR-8
option-bear = Geschehen lassen
option-decline = Unberührt bleiben
agree-to-trade = { $how ->
        [gift] { $who } bietet { $whom } { $card-a } an. Einverstanden?
        [request] { $who } bittet { $whom } um { $wanted-a }. Einverstanden?
       *[swap] { $who } bietet { $whom } { $card-a } gegen { $wanted-a }. Einverstanden?
    }
    .rules = BH-ITEM-6
option-agree = Einverstanden
option-refuse = Ablehnen
# Mit mehr als einer Person ist es eine Antwort aus Partien, die gespielt wurden, bevor es zwei Fragen waren.
option-trade = { $count ->
        [1] Mit { $a } tauschen
        [2] { $b } { $a-a } geben
       *[other] Mit { $b } tauschen: { $a-a } gegen { $c-a }
    }
option-request = { $a } um { $b-a } bitten
bargain = Was tauschst du mit { $whom }?
    .help = Gib etwas her, bitte um etwas oder tausche eines gegen das andere. Auch ein Angebot, das abgelehnt wird, war dein Tausch in diesem Zug.
    .rules = BH-ITEM-5, BH-ITEM-6
option-offer = { $a-a } geben
option-want = Um { $a-a } bitten
option-exchange = { $a-a } gegen { $b-a } tauschen
option-back = Doch nicht
option-drop = { $a-a } hinlegen
option-take = { $a-a } aufheben
option-use = { $count ->
        [1] { $a-a } nutzen
       *[other] { $a-a } nutzen: { $b }
    }
option-free = Jemanden befreien: { $a }
option-go-on = Weiter

## Würfel, Eigenschaften, Schaden

before-roll = { $kind-id ->
        [attack] { $who-subject } greift gleich an. Etwas einsetzen?
        [defence] { $who-subject } verteidigt sich gleich. Etwas einsetzen?
        [haunt] { $who-subject } macht gleich den Spukwurf. Etwas einsetzen?
       *[other] { $need ->
            [0] { $who-subject } würfelt gleich ({ $why }). Etwas einsetzen?
           *[other] { $who-subject } würfelt gleich ({ $why }, nötig: { $need }+). Etwas einsetzen?
        }
    }
after-roll = { $kind-id ->
        [damage] Die Würfel bringen { $total } Schaden. Etwas einsetzen?
       *[other] { $need ->
            [0] Die Würfel ergeben { $total }. Etwas einsetzen?
           *[other] Die Würfel ergeben { $total }, nötig: { $need }+. Etwas einsetzen?
        }
    }
before-damage = { $kind-id ->
        [mental] { $who } erleidet gleich mentalen Schaden: { $amount }. Etwas einsetzen?
       *[other] { $who } erleidet gleich physischen Schaden: { $amount }. Etwas einsetzen?
    }
option-card = { $count ->
        [1] { $a }
       *[other] { $a-a } nutzen: { $b }
    }
event-threw = Die Würfel liegen: { $total }.
event-rolled = { $kind-id ->
        [attack] { $who-id ->
            [none] { $why-subject } greift an: { $total }.
           *[other] { $who-subject } greift an: { $total }.
        }
        [defence] { $who-subject } verteidigt sich: { $total }.
        [damage] Die Würfel bringen { $total } Schaden.
        [haunt] { $who } macht den Spukwurf: { $total }.
        [movement] { $who-subject } darf { $total ->
            [one] 1 Feld
           *[other] { $total } Felder
        } weit gehen.
        [plain] { $who-id ->
            [none] Die Würfel fallen ({ $why }): { $total }.
           *[other] { $who-subject } würfelt ({ $why }): { $total }.
        }
       *[other] { $need ->
            [0] { $trait-roll } von { $who-indirect } ({ $why }): { $total }.
           *[other] { $trait-roll } von { $who-indirect } ({ $why }): { $total }, nötig: { $need }+.
        }
    }
event-trait = { $by ->
        [0] { $trait } von { $who-indirect } bleibt bei { $value }.
       *[other] { $trait } von { $who-indirect } ist jetzt { $value }.
    }
event-damage = { $kind-id ->
        [mental] { $who-subject } erleidet mentalen Schaden: { $amount }.
       *[other] { $who-subject } erleidet physischen Schaden: { $amount }.
    }
split-physical = Wie verteilt { $who } { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    } physischen Schaden?
    .help = Zuerst, was Tempo verliert, dann, was Stärke verliert.
    .rules = BH-TRAIT-4
split-mental = Wie verteilt { $who } { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    } mentalen Schaden?
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
event-died = { $who-subject } ist tot.

## Angriffe

option-attack = { $count ->
        [1] { $a-object } angreifen
       *[other] { $a-object } angreifen: { $b }
    }
event-attacks =
    { $trait-id ->
        [might] { $who-subject } greift { $whom-object } an.
       *[other] { $who-subject } greift { $whom-object } mit { $trait } an.
    }
event-attacked = { $tie ->
        [yes] { $mine } gegen { $theirs }, niemand wird verletzt.
       *[no] { $mine } gegen { $theirs }, { $winner-subject } gewinnt.
    }
harm-or-steal = { $who-subject } hat { $whom-object } um { $amount } besiegt. Verletzen oder lieber etwas stehlen?
    .rules = BH-STEAL-1
option-harm = Verletzen
option-steal = { $a-a } stehlen
event-stunned = { $monster-subject } ist betäubt.
event-awake = { $monster-subject } regt sich wieder.

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
event-omen-instead = { $who } nimmt { $card-a }: Damit beginnt dieser Spuk. Der Omenstapel wird gemischt.
event-appeared = { $monster-subject } erscheint { $room-at }.
event-gone = { $monster-subject } ist fort.
caught-below = Ein Monster ist im Keller gefangen. Die Kellertreppe heraussuchen?
    .rules = BH-MON-21, BH-MON-22
next-monster = Welches Monster ist als Nächstes dran?
    .help = Wer zum nächsten Gegner geschickt wird, geht von selbst; gefragt wirst du nur, wo es jemanden anzugreifen oder etwas zu tun gibt.
    .rules = BH-MON-1
option-move = { $a }
option-in-order = Alle der Reihe nach, Schritt für Schritt
option-hunt-all = Alle auf zum nächsten Gegner
monster = { $who }: Was nun?
    .rules = BH-MON-2, BH-MON-7
option-next = Fertig
result-all-dead = Alle Helden sind tot. Das Haus hat gewonnen.
result-stalemate = Im Haus rührt sich nichts mehr. Keiner kann gewinnen, keiner kommt hinaus; der Staub legt sich auf die Lebenden wie auf die Toten und macht keinen Unterschied.
result-agreed = Ihr seht euch quer durch die Halle an, die Jäger und die Gejagten, und keinem fällt noch etwas ein. Also lasst ihr es gut sein. Heute Nacht hat niemand gewonnen; das Haus behält, was es hat.
ending-agreed = Unentschieden nach Absprache: niemand gewann
option-propose-draw = Unentschieden vorschlagen
event-draw-proposed = { $who-subject } schlägt ein Unentschieden vor.
event-draw-refused = { $who-subject } möchte weiterspielen.
agree-to-draw = { $whom } schlägt ein Unentschieden vor. Einverstanden?
    .help = Im Haus hat sich lange nichts geändert. Sind alle einverstanden, die noch mitspielen, ist das Spiel aus und niemand gewinnt; lehnt einer ab, geht es weiter.
    .rules = BH-WIN-7
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

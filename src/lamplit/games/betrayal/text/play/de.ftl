# Was Karten und Marker fragen, anbieten und erzählen, wenn sie wirken.

## Stapel

name-rooms = die Räume
name-omens = die Omen
name-items = die Gegenstände
name-events = die Ereignisse
choose-pile = { $card }: Welchen Stapel durchsuchst du?
search-pile = Welche Karte legst du obenauf?
    .help = Nur du weißt, welche es ist. Vorher wird der Stapel gemischt.
look-or-note = { $card }: Sehen, was kommt, oder für später würfeln?
    .help = Entweder siehst du dir heimlich die obersten drei eines Stapels an und legst sie in beliebiger Reihenfolge zurück, oder du würfelst mit 4 Würfeln: Diese Zahl darfst du einmal anstelle eines eigenen Wurfs nehmen.
reorder-pile = In welcher Reihenfolge kommen sie zurück?
    .help = Nur du weißt, was nun obenauf liegt.
option-pile = { $a }
option-note = 4 Würfel für später
option-pick = { $a }
option-order = { $count ->
        [1] Oben „{ $a }“
        [2] Oben „{ $a }“, dann „{ $b }“
       *[other] Oben „{ $a }“, dann „{ $b }“, dann „{ $c }“
    }
event-looked = Du hast gesehen: { $cards }.
event-looks = { $who } sieht sich heimlich an, was obenauf liegt ({ $pile }), und legt es zurück.
event-searched-pile = { $who } hat einen Stapel durchsucht ({ $pile }) und eine Karte obenauf gelegt.

## Eigenschaften

raise-trait = { $card }: Welche Eigenschaft steigt?
lower-trait = { $card }: Welche Eigenschaft sinkt?
roll-which = { $card }: Mit welcher Eigenschaft würfelst du?
option-trait = { $a }
try-roll = { $card }: Versuchst du es? Nötig ist { $need } oder mehr.
option-try = Versuchen
option-leave = Bleiben lassen
heal = { $amount ->
        [one] Wie wird 1 Punkt bei { $whom } geheilt?
       *[other] Wie werden { $amount } Punkte bei { $whom } geheilt?
    }
option-heal = { $a-id ->
        [none] Stärke +{ $b }
       *[other] { $b-id ->
            [none] Tempo +{ $a }
           *[other] Tempo +{ $a }, Stärke +{ $b }
        }
    }
pick-dice = Welche Würfel wirfst du noch einmal?
option-reroll = Noch einmal: { $a-id ->
        [none] { "" }
       *[other] { $a } × Null
    }{ $b-id ->
        [none] { "" }
       *[other] { $a-id ->
            [none] { $b } × Eins
           *[other] , { $b } × Eins
        }
    }{ $c-id ->
        [none] { "" }
       *[other] { $a-id ->
            [none] { $b-id ->
                [none] { $c } × Zwei
               *[other] , { $c } × Zwei
            }
           *[other] , { $c } × Zwei
        }
    }
option-card-angel_feather = { $count ->
        [1] { $a }
       *[other] Engelsfeder: Das Ergebnis ist { $b }
    }
option-card-rabbits_foot = { $count ->
        [1] { $a }
       *[other] Hasenpfote: ein Würfel, der { $b } zeigt
    }
option-card-it_is_meant_to_be = Es soll so sein: die Zahl nehmen
event-masked = { $who } setzt die Maske auf.
event-unmasked = { $who } nimmt die Maske ab.
event-set-complete = Glocke, Buch und Kerze sind beisammen: { $who } spürt es überall.
mark-masked = trägt die Maske
mark-bell-book-candle = hat Glocke, Buch und Kerze

## Menschen und Orte

option-use-healing_salve = Mit der Heilsalbe heilen: { $b }
option-use-smelling_salts = Riechsalz geben: { $b }
option-use-medical_kit = Mit dem Verbandskasten behandeln: { $b }
option-use-dynamite = Das Dynamit werfen: { $b-to }
option-use-dog = Den Hund schicken: { $b }
option-use-pickpockets_gloves = { $b } mit den Handschuhen { $c-a } abnehmen
option-use-mask = { $count ->
        [1] Die Maske auf- oder absetzen
       *[other] { $b ->
            [off] Die Maske absetzen
           *[on] Die Maske aufsetzen
        }
    }
option-use-music_box = { $count ->
        [1] Die Spieluhr öffnen oder schließen
       *[other] { $b ->
            [close] Die Spieluhr schließen
           *[open] Die Spieluhr öffnen
        }
    }
option-use-spirit_board = Das Geisterbrett nach dem nächsten Raum fragen
dog-carries = Wohin bringt der Hund { $card-a }?
option-to = { $a-to }
option-to-me = Zu mir
event-dog-carried = Der Hund trägt { $card-a } { $start-from } { $to-to }.
draw-closer = { $card }: Wer rückt ein Feld näher an { $who }?
option-closer = { $a }: { $b-to }
step-free = { $card }: Wohin gehst du, ohne dass es etwas kostet?
join-explorer = { $card }: Zu wem?
push-explorer = { $card }: Wer muss gehen, und wohin?
option-push = { $a }: { $b-to }
nearest-explorer = { $card }: Mehrere sind gleich nah. Wessen Schritte sind es?
forced-attack = { $card }: Du musst angreifen. Wie?
use-now = { $card }: Gleich { $room-to }?
    .help = Es kostet keine Bewegung.
option-go-there = Hingehen
place-switch = { $card }: Welche Wand dreht sich?
    .help = Eine Seite des Raums ohne Ausgang oder eine Ecke. Liegt kein Raum dahinter, wird einer gefunden.
option-side = Die Wand im { $a }
option-corner = Die Ecke im { $a }
name-ne = Nordosten
name-se = Südosten
name-sw = Südwesten
name-nw = Nordwesten
option-room-closet = Den Schrank öffnen
option-room-safe = Das Schloss des Safes versuchen
option-room-skeletons = Die Skelette durchsuchen
option-room-slide = Die Rutsche hinunter
option-room-wall_switch = Den Wandschalter drücken

## Dinge

blown-away = Der Wind reißt dir etwas aus den Händen. Was?
give-back = { $card }: Welcher Gegenstand kommt zurück in den Stapel?
event-gave-back = { $who } legt { $card-a } in den Stapel zurück.
event-picked-by-chance = Aus den Händen von { $who } gleitet: { $card }.
event-box-opened = { $who } öffnet die Spieluhr. Sie spielt.
event-box-closed = { $who } schließt die Spieluhr.
event-box-ran-down = Die Spieluhr ist abgelaufen. Wer ihr gelauscht hat, kommt zu sich.
event-mesmerised = { $who-subject } lauscht der Musik, und der Zug ist vorbei.
event-no-attack = Der Dolch wendet sich gegen { $who }: Es gibt keinen Angriff.

## Gefangen und befreit

event-held = { $card-id ->
        [webs] { $who } hängt im Netz fest.
        [debris] { $who } ist unter Trümmern begraben.
        [grave_dirt] An { $who } haftet Graberde.
       *[other] Um { $who } ist es dunkel.
    }
event-freed = { $who } ist wieder frei.
option-free-webs = Das Netz zerreißen
option-free-debris = In den Trümmern graben

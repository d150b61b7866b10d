### Betrayal im Terminal.

betrayal-exploring = Zug { $round } · Omen: { $omens } · der Spuk beginnt beim nächsten mit { $chance } %
betrayal-haunt = Spuk { $number }: { $title } · Zug { $round }
betrayal-steps =
    { $left ->
        [one] noch 1 Schritt
       *[other] noch { $left } Schritte
    }
betrayal-rooms =
    { $count ->
        [one] 1 Raum
       *[other] { $count } Räume
    }
betrayal-doors =
    { $count ->
        [one] Tür: { $doors }
       *[other] Türen: { $doors }
    }
betrayal-out = aus dem Haus
betrayal-unseen = von niemandem gesehen
betrayal-faces = Blick nach { $side }
betrayal-dead = tot
betrayal-stunned = betäubt
betrayal-group-ways = Wege
betrayal-group-haunt = Der Spuk
betrayal-group-here = Hier
betrayal-group-cards = Was du bei dir hast
betrayal-group-offer = Geben
betrayal-group-want = Bitten um
betrayal-group-exchange = { $card } gegen
betrayal-group-rest = Außerdem

## Die Zeichen, für `?`

betrayal-legend =
    Auf dem Plan:
      Große Buchstaben sind Abenteurer, kleine sind Monster
      $  etwas, was sich aufheben lässt      { "*" }  Marker
      Eine Lücke in der Wand ist ein Durchgang; ? eine Tür, hinter der noch niemand war,
      # eine verschlossene Tür, ▒ eine Tür vor einer Wand
    In der Liste: Tempo, Stärke, Verstand und Wissen, danach, was jemand bei sich hat
    Eine Zahl in % hinter einer Antwort ist die Aussicht, dass sie gelingt.

## Der Szenarienkasten (`lamplit haunts check`)

haunt-check-looking = „{ $name }“ wird gelesen und gespielt …
haunt-check-module = Die Regeln
haunt-check-lines = { $lines } Zeilen
haunt-check-unknown-block = unbekannter Baustein: { $block }; docs/haunts.md nennt alle
haunt-check-words =
    { $tongue ->
        [de] Wörter für alles, was er sagt, auf Deutsch
       *[en] Wörter für alles, was er sagt, auf Englisch
    }
haunt-check-aloud =
    { $tongue ->
        [de] Anfang und Enden zum Vorlesen, auf Deutsch
       *[en] Anfang und Enden zum Vorlesen, auf Englisch
    }
haunt-check-books = Ein Buch für jede Seite
haunt-check-pictures = Kopfbild und Zeichen
haunt-check-tokens = Marker: Name und Zeichen
haunt-check-random = Zufällige Spiele, in beiden Sprachen erzählt
haunt-check-ended = { $games } zu Ende gespielt, das längste nach { $longest } Antworten
haunt-check-endless =
    { $games ->
        [one] Ein Spiel hat nicht geendet.
       *[other] { $games } Spiele haben nicht geendet.
    }
haunt-check-tasks = Was man darin tun kann
haunt-check-never = in diesen Spielen nie: { $tasks }
haunt-check-promises = Zusagen der Engine, Geheimhaltung eingeschlossen
haunt-check-bots = Bots auf beiden Seiten
haunt-check-one-sided = Eine Seite hat alle { $games } Spiele gewonnen: Die andere braucht bessere Aussichten oder Bots, die wissen, was zu tun ist (aims).
haunt-check-good = Dieser Spuk ist spielbereit.
error-haunt-no-file = Es gibt keine Datei { $file }. Gib den Ordner deines Spuks an, in dem rules.py liegt, zum Beispiel my/embers.
error-haunt-broken =
    { $file }{ $line ->
        [0] : { $what }
       *[other] , Zeile { $line }: { $what }
    }
error-haunt-none = In { $file } steht kein Spuk. Er muss HAUNT heißen: HAUNT = Haunt(52, "name", …); docs/adding-a-haunt.md zeigt einen.
error-haunt-folder = Der Ordner heißt „{ $folder }“, der Spuk aber „{ $name-id }“: Gib beiden denselben Namen.
error-haunt-number = Die Nummer des Spuks muss eine Zahl sein, hier ist sie { $number }.
error-haunt-state = Der Zustand des Spuks heißt „{ $module }“, der Spuk aber „{ $name-id }“: Schreib in seine Klasse module: ClassVar[str] = "{ $name-id }".
error-haunt-book = { $file } ist nicht zu lesen: { $what }
error-haunt-taken = Die Nummer { $number } oder der Name „{ $name-id }“ ist vergeben: „{ $other-id }“ gibt es schon. Nimm andere.

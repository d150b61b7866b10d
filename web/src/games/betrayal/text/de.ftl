## Was nur der Browser über Betrayal sagt. Alle anderen Worte stehen beim Spiel.

be-floors = Das Haus, Geschoss für Geschoss
be-floor = { $floor }: { $count ->
    [1] 1 Raum
   *[other] { $count } Räume
}
be-plan = { $floor }, von oben gesehen
be-plan-help = In erleuchtete Räume kannst du gehen, die Schritte stehen darauf; hinter leuchtenden Türen liegt ein Raum, den noch niemand gesehen hat.
be-counts = { $rooms ->
    [1] 1 Raum
   *[other] { $rooms } Räume
} · { $doors ->
    [0] keine Tür mehr zu öffnen
    [1] 1 Tür ungeöffnet
   *[other] { $doors } Türen ungeöffnet
}
be-left = { $count ->
    [0] kein Schritt mehr
    [1] noch 1 Schritt
   *[other] noch { $count } Schritte
}
be-unopened = Ungeöffnete Tür
be-doors = { $count ->
    [1] eine ungeöffnete Tür ({ $sides })
   *[other] ungeöffnete Türen ({ $sides })
}
be-side = { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}
be-on-side = { $side ->
    [N] { $what } auf der Nordseite
    [E] { $what } auf der Ostseite
    [S] { $what } auf der Südseite
   *[W] { $what } auf der Westseite
}
be-hidden = { $count ->
    [0] In diesem Geschoss ist jeder Raum gefunden.
    [1] Ein Raum dieses Geschosses ist noch verborgen:
   *[other] { $count } Räume dieses Geschosses sind noch verborgen:
}
be-hidden-kind = { $count } { $kind ->
    [omen] mit Omen
    [event] mit Ereignis
    [item] mit Gegenstand
   *[none] ohne Symbol
}
be-symbol = { $symbol ->
    [omen] Wer diesen Raum entdeckt, zieht ein Omen.
    [event] Wer diesen Raum entdeckt, zieht ein Ereignis.
   *[item] Wer diesen Raum entdeckt, zieht einen Gegenstand.
}
be-kind = { $kind ->
    [omen] Omen
    [event] Ereignis
   *[item] Gegenstand
}
be-walk = Ziel { $room }: { $steps } Schritte
be-walk-open = Ziel { $room }, dort die Tür öffnen
be-point = Auf etwas zeigen

## Mond und Spuk

be-moon = { $omens ->
    [one] 1 Omen
   *[other] { $omens } Omen
} gefunden. Beim nächsten beginnt der Spuk mit { $chance } Wahrscheinlichkeit
be-next-omen = Spuk bei Omen { $number }
be-haunt = Spuk { $number }
be-turns =
    { $you ->
        [yes] Du wendest dich gegen die anderen.
        [watching] { $who } wendet sich gegen die anderen.
       *[no] { $who } wendet sich gegen euch.
    }
be-nobody-turns = Niemand wechselt die Seite. So scheint es jedenfalls.
be-order = Reihenfolge der Züge
be-foes = Gegner
be-traitor-in = Verrat · { $place }
be-traitor-dead = tot, der Spuk geht weiter
be-awake = { $awake } wach, { $stunned } betäubt
be-stunned = betäubt
be-faces = Blick nach { $side }
be-dead = tot
be-out = aus dem Haus
be-unseen = von niemandem gesehen

## Chancen und Würfel

be-wins = siegt { $chance }
be-chance = { $what } { $need }+: { $chance }
be-chance-dice = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
} { $need }+: { $chance }
be-fight-odds = { $mine } gegen { $theirs } Würfel: { $win } Sieg, { $lose } Niederlage, { $tie } Gleichstand.
be-roll-odds = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}, mindestens { $need }: { $chance }.
be-roll = Ein Wurf
be-fight = Ein Kampf
be-haunt-roll = Beginnt der Spuk?
be-need = mindestens { $need }
be-below = unter { $need } beginnt er
be-made = Geschafft.
be-failed = Das reicht nicht.
be-haunt-waits = Das Haus wartet.
be-haunt-begins = Der Spuk beginnt.
event-be-fight-came = { $by ->
    [0] Niemand gibt nach.
   *[other] { $who-subject } siegt um { $by }.
}

## Der Bogen

be-traits = Eigenschaften
be-track = { $value }, Stufe { $step } von 8, begonnen auf Stufe { $start }
be-cards = Karten
be-no-cards = Noch nichts gefunden.
be-fallen = { $how ->
    [hero] Gewinnen die Helden, gewinnst du mit ihnen.
    [leads] Deine Monster führst du weiter: Gewinnen sie, gewinnst auch du.
    [traitor] Stirbt auch der letzte Held, gewinnst du trotzdem.
   *[alone] Ob du noch gewinnen kannst, sagt dein Buch.
}
be-side-of-sheet = Was der Bogen zeigt
be-party = Gruppe
be-book = Buch
be-book-shut = Buch zuklappen
be-book-of = { $role ->
    [traitor] Das Buch des Verräters
    [hero] Das Buch der Helden
   *[explorer] Das Buch
}
be-ruling = Unsere Festlegung
be-tokens = Was neu auf dem Tisch liegt
be-of = { $have } von { $need }
be-short-darrin_williams = Flash
be-short-madame_zostra = Zostra
be-short-professor_longfellow = Longfellow
be-short-father_rhinehardt = Rhinehardt

## Was immer zu sehen ist

be-status-omens = Omen
be-status-omens-title = Wie viele Omen gezogen sind
be-status-haunt = Spuk
be-status-haunt-title = Wie wahrscheinlich der Spuk beim nächsten Omen beginnt
be-status-rooms = Räume zu finden
be-status-rooms-title = Wie viele Räume noch im Stapel liegen

## Gruppen von Antworten

group-steps = Wege
group-cards = Karten
group-give = Geben
group-ask = Bitten
group-swap = Tauschen
group-fights = Kämpfe
group-places = Räume
group-deeds = Taten

## Das Spiel in Bildern

be-sum-fall = Wie es ihnen erging
be-sum-fall-text = Wie weit die schwächste Eigenschaft vom Totenkopf entfernt war, Zug für Zug.
be-sum-omens = { $count ->
    [one] 1 Omen
   *[other] { $count } Omen
}
be-sum-haunt = Die Wende
be-sum-haunt-text = „{ $title }“: { $omen } und { $room } trafen in Zug { $turn } zusammen.
be-sum-haunt-before = „{ $title }“: { $omen } und { $room } trafen schon vorher zusammen.
be-sum-traitor = { $who } wandte sich gegen die anderen.
be-sum-winners = Gewonnen: { $who }.
be-sum-found = Wer welche Räume fand
be-sum-nobody = Niemand hat eine Tür geöffnet.
be-sum-nobody-since = Seitdem hat niemand eine Tür geöffnet.
be-sum-turning = Was den Ausschlag gab
be-sum-dealt = Schaden in Kämpfen

## Im ersten Spiel

lesson-be-choose = Wähle, wer du bist. Tempo sagt, wie weit du kommst, mit Stärke kämpfst du und hältst Schläge aus, Verstand und Wissen bewahren dich davor zu zerbrechen.
lesson-be-explore = Tippe auf einen erleuchteten Raum, und du gehst hin; die Zahl nennt die Schritte. Tippe auf eine leuchtende Tür, und du öffnest sie: Ein neuer Raum wird gelegt. Trägt er ein Symbol, endet deine Bewegung, und du ziehst eine Karte.
lesson-be-tile = Ein neuer Raum liegt so, dass möglichst viele seiner Türen an Türen stoßen. Bleibt dann noch eine Wahl, zeige auf eine Lage, und du siehst ihn an seinem Platz.
lesson-be-roll = Du wirfst so viele Würfel, wie die Eigenschaft wert ist. Jeder zeigt nichts, eins oder zwei.
lesson-be-omen = Bei jedem Omen fallen sechs Würfel. Zeigen sie zusammen weniger, als Omen gefunden sind, beginnt der Spuk. Der Mond über dem Dach zeigt, wie nah er ist.
lesson-be-cards = Eine erleuchtete Karte kannst du jetzt einsetzen. Tippe sie an, und sie sagt, was sie tut.
lesson-be-damage = Physischer Schaden trifft Stärke und Tempo, mentaler Verstand und Wissen. Tippe auf die Stufe, auf der ein Schieber ruhen soll; den Rest trägt die andere Eigenschaft.
lesson-be-barrier = Dieser Raum ist geteilt. Um hinüberzukommen, brauchst du einen Wurf; misslingt er, ist deine Bewegung vorbei.
lesson-be-low = Eine deiner Eigenschaften steht auf ihrer letzten Stufe. Vor dem Spuk stirbt niemand; hat er begonnen, ist der Totenkopf das Ende.
lesson-be-haunt = Der Spuk hat begonnen. In deinem Buch steht, was deine Seite will und was sie weiß. Lies es nur vor, wenn alle auf deiner Seite sind.
lesson-be-fight = Beide werfen so viele Würfel, wie ihre Stärke wert ist. Wer weniger wirft, erleidet die Differenz als Schaden. Die Chance steht am Gegner.
lesson-be-monsters = Jetzt ziehen die Monster. Ein besiegtes Monster ist nur betäubt, außer ein Buch sagt es anders.

## Klänge

caption-groan = Etwas regt sich
caption-slam = Ein Schlag, dann Stille

## Worauf man wartet

waits-roll = Es wird gewürfelt: Karten können daran noch etwas ändern.
waits-defence = Jemand wird angegriffen und verteidigt sich.
waits-damage = Jemand wurde verletzt und verteilt den Schaden auf zwei Eigenschaften.
waits-trade = Ein Tausch wurde angeboten: Nimmt die andere Seite an?
waits-monsters = Die Monster ziehen.
waits-books = Sind alle bereit, geht es los.
acting-books = { $count ->
    [1] Liest noch: { $who }
   *[other] Lesen ihre Bücher: { $who }
}
waits-set-up = Nacheinander nimmt sich jeder einen Abenteurer.

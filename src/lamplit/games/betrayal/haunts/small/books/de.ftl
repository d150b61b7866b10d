### Was alle über Spuk 35 lesen dürfen, sobald er begonnen hat.

opening-small = Mit den Ärmeln fängt es an. Sie rutschen euch über die Hände, dann wächst euch der Tisch über den Kopf, und das Muster des Teppichs wird zum Wald. Einer von euch lacht seither und hört nicht auf. Die Lampe hängt so fern wie ein Mond, und unter der Tür bläst es wie auf hoher See. Da bebt der Boden, ganz weich, viermal, und noch einmal viermal. In der Halle hat sich etwas hingesetzt. Es putzt sich sorgsam eine Pfote und horcht, wie schnell so kleine Herzen schlagen können.

name-toy_plane = Spielzeugflugzeug
token-toy_plane-text = Hier ist das Spielzeugflugzeug.

mark-doorway = auf der Schwelle: { $room }
event-small-in-doorway = { $who-subject } ist bis zur Türschwelle gekommen: { $room }.
event-small-turns-back = { $who-subject } kehrt auf der Türschwelle um.
event-small-caught = { $monster-subject } hat { $who } in den Krallen.
event-small-freed = { $who } ist frei.
event-small-swallowed = { $monster-subject } verschluckt { $who }.
event-small-started = { $who } hat das Spielzeugflugzeug angelassen.
event-small-boarded = { $who } ist an Bord.
event-small-takes-off = { $who } hebt ab.
event-small-down = Das Spielzeugflugzeug liegt am Boden, { $room-at }.
event-small-out = Das Spielzeugflugzeug ist aus dem Haus.
why-small-climb = um die Treppe zu bezwingen
why-small-wriggle = um sich loszuwinden
why-small-hold = um festzuhalten
why-small-search = um das Spielzeugflugzeug zu finden
why-small-start = um das Spielzeugflugzeug anzulassen
why-small-pull = um jemanden an Bord zu ziehen
why-small-knock = um das Spielzeugflugzeug herunterzuholen
why-small-bat = um das Spielzeugflugzeug herunterzuschlagen
option-task-small-doorway = Bis zur Türschwelle gehen: { $b }
option-task-small-back = Auf der Türschwelle umkehren
counter-small-aboard = An Bord

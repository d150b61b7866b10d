### Was alle über Spuk 6 lesen dürfen, sobald er begonnen hat.

opening-aliens = Ein Licht fällt durchs Dach, ohne es zu zerbrechen, und stellt etwas im Zimmer ab, wie man eine Tasse abstellt. Es ist rund und macht kein Geräusch. Jemand von euch geht ganz ruhig darauf zu, ist einen Augenblick lang fort, und dann kommt die Stimme von innen, freundlich, in gar keiner Sprache. Was aus der Luke schwebt, ist fast nur ein Auge. Es sieht euch der Reihe nach an, und jeder denkt an eine Straße bei Nacht und wie schön es wäre, müde zu sein.

name-spaceship = Raumschiff
token-spaceship-text = Es summt. Wer hineingeht, kommt nicht wieder heraus.
mark-controlled = gehorcht den Aliens
mark-unswayed = lässt sich nicht noch einmal beugen

event-aliens-aboard = { $who } ist an Bord des Raumschiffs gegangen.
event-aliens-swayed = { $who } hat zu lange hingesehen und gehorcht.
event-aliens-freed = { $who } erwacht und lässt sich nicht noch einmal beugen.
event-aliens-broken = { $who } zerstört etwas am Raumschiff: { $done } von { $need }.
why-aliens-break = um das Raumschiff zu beschädigen
counter-aliens-broken = Schäden am Raumschiff

### Was alle über Spuk 24 lesen dürfen, sobald er begonnen hat.

opening-bats = Der Kamin hustet Ruß, und dann Flügel. Sie kommen so dicht, dass es einen Augenblick lang kein Zimmer mehr gibt, nur Fell und einen dünnen, schrillen Ton, der bis hinter die Zähne dringt. Als sie aufsteigen, liegt jemand von euch am Boden, weiß wie Papier, und lächelt und steht nicht mehr auf. Aus jedem Fenster, aus jeder Ritze im Stein antworten weitere. Irgendwo in diesem Haus steht eine Orgel mit Pfeifen, hoch wie Bäume; vielleicht schreit die lauter als sie.

name-bat = Fledermaus
    .subject = die Fledermaus
    .object = die Fledermaus
    .indirect = der Fledermaus

event-bats-hangs = { $monster-subject } krallt sich an { $who } fest.
event-bats-started = { $who } hat die Orgel in Gang gebracht. Die Bälge füllen sich.
event-bats-played = { $who } spielt die Orgel: Alle freien Fledermäuse fliehen, und es kommen keine mehr.
why-bats-come = für die Fledermäuse, die hereinkommen
why-bats-bite = um sich festzukrallen
why-bats-start = um die Orgel in Gang zu bringen
why-bats-play = um die Orgel zu spielen
counter-bats-organ = Die Orgel

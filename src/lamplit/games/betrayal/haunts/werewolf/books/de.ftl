### Was alle über Spuk 5 lesen dürfen, sobald er begonnen hat.

opening-werewolf = Die Wolken reißen auf, und der Mond schaut herein, als hätte er nur gewartet, bis er an der Reihe ist. Der Hund knurrt nicht. Er legt sich hin, ganz flach, wie sich ein Diener verneigt. Jemand von euch lacht: über Zahnschmerzen, über Ärmel, die auf einmal zu kurz sind, und wonach es in diesem Haus nicht alles riecht, nach Wachs, nach Staub, nach Angst, vor allem nach Angst. Dann rutscht das Lachen weg, eine Oktave tiefer, und geht als etwas anderes weiter. Noch hat es Hände. Es betrachtet sie beinahe wehmütig, denn gleich wird es keine Türen mehr brauchen.

name-werewolf = Werwolf
name-bitten = gebissen
name-token-bullets = Silberkugeln
    .a = die Silberkugeln
    .with = mit den Silberkugeln

event-werewolf-changed = { $who } ist ein Werwolf.
event-werewolf-bitten = { $who } ist gebissen.
event-werewolf-bullets = { $who } hat die Silberkugeln.
why-werewolf-bite = gegen das, was im Blut ist
why-werewolf-revolver = um den Revolver zu finden
why-werewolf-bullets = um Kugeln aus Silber zu gießen

### Was alle über Spuk 16 lesen dürfen, sobald er begonnen hat.

opening-phantom = Eben hielt das Mädchen noch deine Hand; du spürst, wie kalt die Finger waren. Jetzt liegt eine Rose darin, mit schwarzem Band, und der Stiel ist aufgezogen wie eine Uhr. Unter dem Boden beginnt jemand zu spielen, auf einem Instrument mit zu vielen Saiten, eine Arie für einen Sopran, der nicht zugesagt hat. Sie wird es lernen, da ist er sicher. Er hat so lange auf eine Schülerin gewartet. Und damit niemand den Unterricht stört, hat er dort unten, unter den Gewölben, etwas in Gang gesetzt, das im Dreivierteltakt tickt. Jemand von euch schlägt mit dem Finger den Takt dazu.

name-phantom = Phantom
    .subject = das Phantom
    .object = das Phantom
    .indirect = dem Phantom
name-phantom_trace = Spur
token-phantom_trace-text = Hier war das Phantom mit dem Mädchen.

event-phantom-flees = Das Phantom ist fort und das Mädchen mit ihm.
event-phantom-rescued = { $who } hat das Phantom { $room-at } getötet und das Mädchen bei sich. Dort steht die Bombe.
event-phantom-bomb = Die Bombe tickt: Zug { $turn }.
event-phantom-defused = { $who } hat die Bombe entschärft.
event-phantom-door = { $who } hat die Haustür geöffnet.
event-phantom-out = { $who } ist mit dem Mädchen aus dem Haus.
why-phantom-bomb = ob die Bombe hochgeht
why-phantom-defuse = um die Bombe zu entschärfen
why-phantom-door = um die Haustür zu öffnen
counter-phantom-bomb = Ticken der Bombe; bei dieser Summe geht sie hoch

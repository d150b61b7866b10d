### Was alle über Spuk 45 lesen dürfen, sobald er begonnen hat.

opening-bombs = Ihr wacht auf wie aus einem Nickerchen, in Sesseln, in die ihr euch nicht gesetzt habt, und etwas Kaltes, Schweres liegt euch auf der Brust. Tick. Geschlossen ist es am Rücken, wo keine Hand hinreicht. Tick. Es hat ein kleines Fenster, und in dem Fenster steht ein kleiner Zeiger, und der Zeiger hat es nicht eilig. Tick. In der Runde fehlt jemand. Irgendwo im Haus geht eine Feile, und eine Stimme, die ihr kennt, summt dazu wie ein Vater an der Wiege. „Bleibt, wo ihr seid“, ruft sie, „dann tut es auch nicht weh. Ich baue noch eine größere. Fürs Haus.“

name-time_bomb = Zeitbombe

event-bombs-worn = Alle außer { $who } tragen eine Zeitbombe.
event-bombs-explode = Die Zeitbombe von { $who } explodiert { $room-at }.
event-bombs-defused = { $who } hat das Schloss geöffnet: Die Zeitbombe von { $whom } schweigt.
why-bombs-tick = ob eine Zeitbombe hochgeht
why-bombs-defuse = um eine Zeitbombe zu entschärfen
counter-bombs-worn = Zeitbomben, die ticken

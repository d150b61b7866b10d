### Was alle über Spuk 47 lesen dürfen, sobald er begonnen hat.

opening-worm = Den ganzen Abend hat der Schädel geredet, und nur einer von euch hat zugehört. Jetzt hat dieser eine verstanden. Es tut nicht weh, es ist eher wie Gähnen; der Kiefer öffnet sich immer weiter, und das Rückgrat hört nicht auf, Ring um Ring, aus dem Kragen, aus den Ärmeln, bis niemand mehr in den Kleidern steckt und sehr viel um sie herum liegt. Am einen Ende hebt sich ein Kopf. Am anderen blickt ein zweiter auf, genauso blind, genauso alt. Sie suchen einander. Sind sie erst ganz herum und beißen zu, dann gibt es kein Draußen mehr.

name-worm_head = Kopf
    .subject = der Kopf
    .object = den Kopf
    .indirect = dem Kopf
name-worm_body = Leib
token-worm_body-text = Ein Stück des Wurms. Es bremst Helden.
name-mortal = sterblich

event-worm-mortal = { $who } hebt den Schädel, und { $monster-subject } ist sterblich und hat Stärke 5.
event-worm-hit = { $monster-subject } ist getroffen: { $hits } von { $need }.
why-worm-curse = um den Kopf sterblich zu machen
counter-worm-length = Stücke des Leibes

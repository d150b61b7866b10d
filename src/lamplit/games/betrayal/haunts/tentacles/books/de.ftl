### Was alle über Spuk 23 lesen dürfen, sobald er begonnen hat.

opening-tentacles = In der Kristallkugel regnet es nach oben. Dann ist jemand von euch, der sich näher herangebeugt hat, nicht mehr da: Der Stuhl schaukelt noch, und unter den Dielen klingt es, als leckte sich ein sehr großes Tier die Lippen. Es ist länger hier als das Haus. Es lag unter dem Hügel, und als sie die Keller gruben, ließ es sie gewähren, wie man Ameisen gewähren lässt. Jetzt streckt es sich behaglich, ein Glied nach dem anderen. In der Ecke mit dem feuchten Fleck drückt sich etwas Blasses, Rundes gegen den Putz und tastet daran entlang, bis zur Tür.

name-sucker = Saugnapf
    .subject = der Saugnapf
    .object = den Saugnapf
    .indirect = dem Saugnapf
name-arm = Arm
token-arm-text = Hier wächst ein Tentakel. Wer hierher gezerrt wird, wird verschlungen.
name-tentacle_head = Kopf
    .subject = der Kopf
    .object = den Kopf
    .indirect = dem Kopf

event-tentacles-turn = Zug { $turn }: Die Saugnäpfe haben Tempo { $speed } und Stärke { $might }.
event-tentacles-grabbed = { $monster-subject } hat { $who } gepackt.
event-tentacles-freed = { $who } ist frei.
event-tentacles-devoured = { $who } wird ins Dunkel gezogen, und der Tentakel folgt.
event-tentacles-found = { $who } hat es gesehen: Der Kopf ist { $room-at }.
event-tentacles-hit = Der Kopf ist getroffen: { $hits } von { $need }.
why-tentacles-gaze = um in der Kristallkugel den Kopf zu finden
why-tentacles-where = wo der Kopf ist
counter-tentacles-hits = Treffer am Kopf

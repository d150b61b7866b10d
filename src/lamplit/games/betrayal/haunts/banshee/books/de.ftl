### Was alle über Spuk 8 lesen dürfen, sobald er begonnen hat.

opening-banshee = Das Geisterbrett wollte wissen, wer heute Nacht stirbt, und jemand fand es komisch zu antworten: wir alle. Nun steht eine Frau im Flur, die vorher nicht da war. Ihr Haar ist nass, ihre Füße lassen im Staub keine Spur, und eine Hand gleitet die Wand entlang, als wäre sie blind. Sie öffnet den Mund. In der Küche zerspringen die Gläser, eins nach dem anderen, und dann hört ihr die Gläser nicht mehr. Nur wer beide Hände auf dem Brett hat, lächelt noch.

name-banshee = Banshee
    .subject = die Banshee
    .object = die Banshee
    .indirect = der Banshee

event-banshee-rite = { $who } hat einen Teil des Exorzismus gesprochen: { $done } von { $need }.
why-banshee-walk = wie die Banshee geht
why-banshee-wail = gegen den Schrei der Banshee
why-banshee-exorcise = für den Exorzismus
counter-banshee-rites = Teile des Exorzismus

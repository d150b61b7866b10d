### Was alle über Spuk 38 lesen dürfen, sobald er begonnen hat.

opening-firebats = Der Hund will nicht weiter. Mit gesträubtem Fell steht er vor einer leeren Wand, und die Wand beginnt zu glühen. Der Putz fällt ab wie nasses Papier; dahinter ist kein Zimmer, sondern ein Schlund voller Glut, und Wesen mit Flügeln kriechen heraus, schütteln die Asche ab und fangen Feuer. Sie machen nicht das leiseste Geräusch. Jemand von euch streckt ihnen die Hand hin, wie man sie einem Falken hinhält.

name-firebat = Feuerfledermaus
    .subject = die Feuerfledermaus
    .object = die Feuerfledermaus
    .indirect = der Feuerfledermaus

event-firebats-rite = { $who } hat einen Ritus des Exorzismus vollzogen: { $done } von { $need }.
why-firebats-burn = für die Flammen
why-firebats-exorcise = für den Exorzismus
counter-firebats-rites = Riten des Exorzismus

### Wie Spuk 51 enden kann: Man liest es, wenn er vorbei ist.

result-long_dark-dawn = Niemand sagt etwas, als die letzte Flamme greift. Licht auf der Treppe, Licht im langen Flur, Licht in Zimmern, die ihr nie so deutlich sehen wolltet; und mitten darin steht jemand von euch und blinzelt, die Hand vor den Augen, älter als heute Nachmittag. Draußen werden die Fenster grau. Ihr lasst die Lampen brennen. Irgendwer wird den Weg brauchen.
result-long_dark-night = Ihr wartet, bis die Augen sich daran gewöhnen. Sie tun es. Nach einer Weile erkennt ihr einander am Atem, dann an den Schritten, und nach einer längeren Weile ist das nicht mehr nötig. Jemand summt, und ihr merkt, dass ihr das Lied kennt. Weit oben schlägt eine Uhr, und schlägt, und kommt nicht ans Ende.
result-long_dark-all-dead = In der Eingangshalle brennt die Lampe noch ein wenig, denn es ist niemand mehr da, der sich vor dem Dunkel fürchtet. Dann schließt sich eine Hand um die Flamme, beinahe sanft. Von der Straße aus wirkt das Haus leer. So voll war es noch nie.

ending-long_dark-dawn = Das lange Dunkel: der Morgen kam
ending-long_dark-night = Das lange Dunkel: Nacht ohne Ende
ending-long_dark-all-dead = Das lange Dunkel: alle Helden tot

### Wie Partien enden, in der Statistik.

ending-rescue = Die Rettung kam
ending-main-exit = Durch den Hauptausgang entkommen
ending-hidden-exit = Durch den Geheimausgang entkommen
ending-elimination = Ein Überlebender wurde eliminiert
ending-no-cards = Nichts mehr zu entdecken
ending-separate = Getrennte Wege gingen zu Ende
ending-p01 = Plan: der Sprengsatz
ending-p02 = Plan: der Hinterhalt
ending-p03 = Plan: der Raketenwerfer
ending-p04 = Plan: das Siegel
ending-p11 = Plan: das Portal

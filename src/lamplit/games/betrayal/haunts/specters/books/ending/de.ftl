### Wie Spuk 11 enden kann: Man liest es, wenn er vorbei ist.

result-specters-exorcised = Das letzte Wort ist gesprochen, und einen Augenblick lang ist das Haus ganz still, wie jemand, den man zurechtgewiesen hat. Dann fliegen alle Fenster zugleich auf, und was hereingekommen war, geht wieder hinaus, den Hut in der Hand. Ihr schließt die Riegel, einen nach dem anderen. Am letzten Fenster hebt draußen jemand die Hand, und ihr winkt zurück, aus reiner Höflichkeit.
result-specters-banished = Das letzte sieht den Ring an, dann euch, und vergeht wie Atem auf einer Scheibe. An keinem Fenster ist mehr jemand. Ihr geht durch die Zimmer und schließt, was offen steht, und erst an der Haustür merkt ihr, wie lange ihr schon dasteht und auf ein Klopfen lauscht.
result-specters-all-dead = Alle haben einen Platz gefunden. Sie sitzen auf der Treppe, auf den Betten, rings um den Tisch im Esszimmer, und sind endlich trocken. Der Wahnsinnige geht mit einem Tablett herum. Und an den Fenstern, von außen, hängen ein paar neue Gesichter, die man überall wiedererkennen würde, und klopfen.

ending-specters-exorcised = Die Gespenster: ausgetrieben
ending-specters-banished = Die Gespenster: mit dem Ring gebannt
ending-specters-all-dead = Die Gespenster: alle Helden tot

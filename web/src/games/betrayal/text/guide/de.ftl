### Was in einem geführten ersten Spiel gesagt wird.

guide-be-who = Vier Zahlen machen einen Abenteurer aus: Tempo trägt dich weit, Stärke kämpft, Verstand und Wissen bewahren dich davor zu zerbrechen. Wähl ein Gesicht, das dir gefällt.
guide-be-door = Ein gestrichelter Platz mit Fragezeichen ist eine Tür, die noch niemand geöffnet hat. Berühr ihn: Du ziehst einen Raum und trittst ein.
guide-be-card = Eine Karte wurde gezogen. Sie sagt, was geschieht; was man behalten kann, liegt auf dem Bogen. Berühr es dort, um es noch einmal zu lesen.
guide-be-end = Wer eine Karte zieht, geht nicht weiter, doch der Zug ist nicht vorbei: Du darfst noch etwas nutzen. Wenn du fertig bist, beende den Zug.
guide-be-omens = Der erste Rabe. Jedes Omen macht den Spuk wahrscheinlicher: Der Mond über dem Dach zeigt die Chance beim nächsten Wurf.
guide-be-book = Der Spuk hat begonnen. Dreh den Bogen zu deinem Buch: Da steht, was deine Seite tun muss und was sie von der anderen weiß.
guide-be-enough = Du weißt genug. Berühr, worüber du mehr wissen willst; der Rest erklärt sich. Und trau niemandem zu weit.

### Was in einem geführten ersten Spiel gesagt wird.

guide-dz-welcome = Diese Stadt musst du halten: vier Helden, eine Gruppe von Freunden und die Leute in den Dörfern. Halte durch, bis die Karten zu Ende gehen, und lass keinen Zed ins Stadtzentrum.
guide-dz-roads = Die grünen Marken auf den Wegen sind Zeds mit ihrer Stärke. Die Zahl an der Mauer sagt, wie viele Schritte jeder Weg noch hat. Hilf, wo sie klein ist.
guide-dz-shot = Jemand kann schießen. Das kostet eine Munition, und niemand schlägt zurück. Die Chance steht daneben.
guide-dz-walk = Wähle jemanden mit Lampe, dann ein erleuchtetes Feld. Zu Zeds zu gehen heißt kämpfen: Sieh dir erst die Chance an.
guide-dz-brawl = Das war ein Kampf: Stärke gegen Stärke, vom Gelände verschoben, dazu zwei Würfel. Treffer brennen die Ringe herunter; wer verliert, weicht zurück.
guide-dz-look = Die Munition steht oben. Wer auf einem Feld mit Namen steht, kann dort nach mehr suchen.
guide-dz-night = Eine neue Karte: Ihre Buchstaben sagen, auf welchen Wegen sich zuerst etwas regt. Dann bist du wieder dran, mit einer Aktion und denen der Karte.
guide-dz-enough = Jetzt weißt du genug. Berühre, worüber du etwas wissen willst; alles andere erklärt sich. Halte die Stadt!

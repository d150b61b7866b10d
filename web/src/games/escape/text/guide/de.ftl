### Was in einem geführten ersten Spiel gesagt wird.

guide-escape-welcome = Ein Tempel zum Üben: Keine Uhr läuft, und ein Bot kommt mit. Im richtigen Spiel habt ihr zehn Minuten. Aktiviert Steine, findet den Ausgang und kommt gemeinsam hinaus.
guide-escape-first = Wirf alle fünf Würfel: der große Knopf oder die Leertaste. Hier wartet niemand, bis er dran ist.
guide-escape-signs = Abenteurer gehen, Fackeln und Schlüssel öffnen Kammern und aktivieren Steine. Berühre einen Würfel, um ihn zu behalten; den Rest wirfst du noch einmal.
guide-escape-open = Zwei Abenteurer entdecken an einer leuchtenden Öffnung eine neue Kammer. Berühre die Öffnung.
guide-escape-step = Deine Würfel zeigen, was eine Kammer in Rot verlangt: Du darfst hinein.
guide-escape-mask = Eine schwarze Maske blockiert ihren Würfel. Eine goldene befreit zwei blockierte Würfel, deine oder die von jemandem in derselben Kammer.
guide-escape-wake = Hier lässt sich ein Stein aktivieren: Behalte die Symbole der Kammer, bis es genug sind. Wer in deiner Kammer steht, legt seine dazu.
guide-escape-out = Der Ausgang ist gefunden. Alle brauchen so viele Schlüssel, wie Steine übrig sind, und einen dazu. Aktiviert also erst einige, dann geht.
guide-escape-enough = Jetzt weißt du genug. Im richtigen Tempel ruft euch zweimal ein Gong zum Start zurück; du wirst ihn hören. Los!

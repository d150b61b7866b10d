### Escape in fünf Minuten.

learn-escape = In zehn Minuten stürzt der Tempel ein. Alle würfeln gleichzeitig, so schnell sie können, und entweder kommen alle hinaus oder niemand.
learn-escape-goal = Gemeinsam hinaus
learn-escape-goal-text = Erkundet den Tempel, findet den Ausgang, aktiviert unterwegs magische Steine und verschwindet. Ist auch nur einer von euch noch drinnen, wenn die Zeit um ist, habt ihr alle verloren.
learn-escape-dice = Fünf Würfel für jeden
learn-escape-dice-text = Würfle, wann du willst, behalte, was du brauchst, und wirf den Rest noch einmal. Abenteurer gehen, Fackeln und Schlüssel öffnen Kammern und aktivieren Steine. Der Reihe nach geht hier nichts: Wer schnell ist, schafft mehr.
learn-escape-masks = Schwarze und goldene Masken
learn-escape-masks-text = Ein Würfel mit schwarzer Maske ist blockiert. Eine goldene Maske befreit zwei blockierte Würfel, deine eigenen oder die von jemandem in derselben Kammer. Wer fünf schwarze Masken hat, kann nur noch auf Hilfe warten: Lasst niemanden allein.
learn-escape-rooms = Kammern
learn-escape-rooms-text = Zwei Abenteurer decken eine neue Kammer auf; sie kommt an eine Öffnung der Kammer, in der du stehst. Um eine Kammer zu betreten, zeige die Symbole, die auf ihr rot umrandet sind.
learn-escape-stones = Magische Steine
learn-escape-stones-text = Vier Fackeln oder Schlüssel, je nach Kammer, aktivieren einen Stein, sieben zwei, zehn drei. Wer in derselben Kammer steht, darf zusammenlegen. Jeder Stein, der übrig bleibt, macht den Ausgang teurer.
learn-escape-gong = Wenn der Gong ertönt
learn-escape-gong-text = Zweimal ruft euch ein Countdown in die Startkammer zurück. Wer nicht dort ist, wenn die Tür zuschlägt, verliert einen Würfel für den Rest des Spiels. Der dritte Countdown ist der letzte.
learn-escape-exit = Hinaus
learn-escape-exit-text = In der Ausgangskammer braucht jeder so viele Schlüssel, wie noch Steine auf der Ablage liegen, und einen dazu. Wer draußen ist, darf jemandem, der noch drinnen ist, einen Würfel schenken.

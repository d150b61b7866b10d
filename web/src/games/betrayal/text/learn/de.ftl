### Betrayal in fünf Minuten.

learn-betrayal = Drei bis sechs Leute betreten ein Haus, von dem es keinen Plan gibt. Ihr erkundet es gemeinsam, Raum um Raum, bis etwas erwacht und einer von euch nicht mehr zu euch gehört.
learn-betrayal-goal = Zwei Spiele in einer Nacht
learn-betrayal-goal-text = Anfangs kann niemand gewinnen und niemand sterben: Seht euch um, findet etwas, werdet stärker. Dann beginnt der Spuk. Von da an gibt es zwei Seiten, jede mit einem eigenen Buch, in dem steht, wie sie gewinnt. Wer zuerst so weit ist, hat gewonnen.
learn-betrayal-turn = Dein Zug
learn-betrayal-turn-text = Geh so viele Räume weit, wie dein Tempo erlaubt. Gehst du durch eine Tür, hinter der noch nichts liegt, ziehst du einen Raum, drehst ihn, wie du willst, und trittst ein. Du kannst nutzen, was du bei dir hast, mit anderen im Raum tauschen und den Zug beenden, wann du möchtest.
learn-betrayal-room = Was ein Raum bringt
learn-betrayal-room-text = Das Symbol in der Ecke bringt dir eine Karte, wenn du den Raum findest, und damit bleibst du stehen: Die Spirale ist ein Ereignis, das dir widerfährt, der Stierkopf ein Gegenstand, den du behältst, der Rabe ein Omen. Manche Räume tun jedem etwas, der vorbeikommt; berühr sie, um es zu lesen.
learn-betrayal-omen = Omen
learn-betrayal-omen-text = Omen helfen dir, und sie zählen. Wer eines gezogen hat, wirft am Ende seines Zuges sechs Würfel: weniger Augen, als bisher Omen gezogen wurden, und der Spuk beginnt. Der Mond über dem Haus zeigt, wie wahrscheinlich das ist.
learn-betrayal-haunt = Der Spuk
learn-betrayal-haunt-text = Welcher es ist und wer zum Verräter wird, ergibt sich aus Omen und Raum. Alle lesen ihr eigenes Buch: was ihr tun müsst und was ihr von der anderen Seite wisst. Jetzt könnt ihr angreifen, und eine Eigenschaft, die bis zum Totenkopf fällt, ist euer Tod. Manchmal weiß niemand, wer der Verräter ist.
learn-betrayal-dice = Eigenschaften und Würfel
learn-betrayal-dice-text = Tempo, Stärke, Verstand und Wissen sagen, wie viele Würfel du wirfst; jeder zeigt nichts, ein Auge oder zwei. Bei einem Angriff würfeln beide, und wer weniger hat, erleidet die Differenz als Schaden, verteilt auf zwei Eigenschaften. Die Chancen stehen bei allem, was du versuchen kannst.

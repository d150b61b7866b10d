result-banshee-silent = Das letzte Wort ist gesprochen, und ihr Mund schließt sich. Sie sieht euch an, als hättet ihr eine Frage gestellt, deren Antwort sie kennt, legt einen Finger an die Lippen und geht in die Wand. Es ist so still, dass man das Haus atmen hört. Noch wochenlang werdet ihr flüstern.
result-banshee-all-dead = Jemand muss es den Familien sagen; dafür ist sie da. Bis zum Morgen steht sie am Tor und ruft eure Namen, jeden einmal, laut und klar und weit übers Land. Dann kommt sie zurück und holt den, der das Brett noch hat.

ending-banshee-silent = Exorzismus vollendet
ending-banshee-all-dead = Alle Helden tot

### Was die Startseiten vom Spiel sagen.

game-escape = Escape – Der Fluch des Tempels
game-escape-text = Zehn Minuten, Würfel, und alle zugleich: Erkundet den Tempel, befreit einander von schwarzen Masken und seid draußen, bevor er einstürzt.
game-escape-practice = Übungstempel ohne Uhr
game-escape-pace = Anfängertempo: 20 Minuten

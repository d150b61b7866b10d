result-aliens-grounded = Innen hustet etwas, ganz wie ein altes Auto, und das Summen hört auf. Das Auge sieht das Schiff an, dann euch, dann durchs Dach hinauf, und zum ersten Mal scheint es zu blinzeln. Ihr wartet nicht, bis jemand kommt und es abschleppt. Der Weg in die Stadt ist weit, und keiner von euch sieht zum Himmel.
result-aliens-all-dead = Das Licht kommt zurück, nimmt die Tasse wieder auf und ist fort. In den Zimmern brennen die Lampen, der Tee ist noch warm, und unten im Tal hört ein Hund nicht auf zu bellen. Sehr weit weg stehen auf einem Regal ein paar neue Gläser. Sie sind mit großer Sorgfalt beschriftet.

ending-aliens-grounded = Raumschiff lahmgelegt
ending-aliens-all-dead = Alle tot oder an Bord

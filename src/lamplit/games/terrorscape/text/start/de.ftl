### Was die Startseiten vom Spiel sagen.

game-terrorscape = Terrorscape
game-terrorscape-text = Ein Killer jagt drei Überlebende durch eine dunkle Villa. Sie schleichen ungesehen, suchen Schlüssel oder reparieren das Funkgerät. Er lauscht, spürt und wird stärker.

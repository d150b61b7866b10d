### Wie Spuk 1 ausgehen kann: für alle, aber erst, wenn er vorbei ist.

result-mummy-banished = Ihr sprecht den Namen aus, und es ist, als fiele tief unter der Erde ein großes Tor zu. Die Binden sinken in sich zusammen, leer, und ein wenig Sand rinnt heraus. Das Mädchen nimmt eure Hand. Diesmal lässt es nicht los.
result-mummy-wedding = Der Ring passt, als wäre er für sie gemacht. Der Deckel schließt sich über Braut und Bräutigam, und das Haus sinkt, Raum um Raum, in Sand, der vorher nicht da war. Von unten hört man Musik.
result-mummy-all-dead = Niemand ist mehr da, der einen Namen sprechen könnte. Steife Finger schließen den Gästen die Augen, einem nach dem anderen, beinahe freundlich. Dann lässt der König nach seiner Braut schicken.

ending-mummy-banished = Die Mumie: zur Ruhe gelegt
ending-mummy-wedding = Die Mumie: vermählt
ending-mummy-all-dead = Die Mumie: alle Helden tot

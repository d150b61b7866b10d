### Wie Spuk 43 ausgehen kann: für alle, aber erst, wenn er vorbei ist.

result-sickness-serum = Der letzte Ärmel wird heruntergekrempelt. Im Schein der Lampe zählt ihr einander, zweimal, und seht zuerst auf die Hände und dann in die Gesichter. Hinter euch steht ein leerer Kolben auf dem Tisch, und über dem Dach halten die Sterne Abstand.
result-sickness-spread = Niemand macht mehr Licht; es ist hell genug. Ihr steht an den Fenstern und wartet, geduldig wie Saatgut, dass jemand den Hügel heraufkommt und fragt, ob alles in Ordnung ist. „Uns fehlt nichts“, werdet ihr sagen.
result-sickness-all-dead = Der Staub hat sich auf die Dielen gelegt, und kein Fuß wirbelt ihn mehr auf. Am Morgen leuchtet er noch ein wenig. Gegen Mittag ist es nur noch Staub.

ending-sickness-serum = Die Sternenkrankheit: alle geimpft
ending-sickness-spread = Die Sternenkrankheit: niemand mehr gesund
ending-sickness-all-dead = Die Sternenkrankheit: niemand mehr am Leben

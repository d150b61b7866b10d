result-portrait-covered = Der letzte Strich ist weiß. Einen Augenblick lang ist auf der Leinwand gar nichts, und hinter euch holt jemand ganz leise Luft, achtzig Jahre auf einmal, und bekommt sie nicht wieder heraus. Als ihr euch umdreht, liegt da ein Mantel, ein Ring, ein wenig Staub, geordnet wie jemand, der schläft. Unter der nassen Farbe lächelt, wenn man die Lampe richtig hält, ein junges Gesicht.
result-portrait-aged = Die Hand, die so viele Hände geschüttelt hat, kann also doch bluten. Fast erleichtert betrachtet sie die Wunde und wird alt dabei: Falten, Flecken, Knochen. Das Bild oben in seinem Rahmen hat sich ganz von selbst zur Wand gedreht.
result-portrait-ruined = Der dritte Topf geht über den Boden, ein Blau, das einmal jemandes Himmel war. Im ganzen Haus ist kein Pinselstrich mehr übrig. Sorgfältig wischt sich die vertraute Gestalt die Hände ab, bittet euch, Platz zu nehmen, und dreht die Lampe herunter: Es wird lange dauern, sehr lange, und irgendjemand soll doch da sein, mit dem man alt werden kann.
result-portrait-all-dead = Am Morgen hat das Bild vier Falten mehr. Unten geht jemand von einem zum anderen, schließt Augen und summt. Es werden neue Gäste kommen; es sind noch immer welche gekommen. Und auf diesem schönen Gesicht ist von der Nacht keine Spur.
ending-portrait-covered = Das Bildnis: übermalt
ending-portrait-aged = Das Bildnis: sein Besitzer tot
ending-portrait-ruined = Das Bildnis: keine Farbe mehr
ending-portrait-all-dead = Das Bildnis: alle Helden tot

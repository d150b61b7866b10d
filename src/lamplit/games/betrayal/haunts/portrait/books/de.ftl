### Was alle über Spuk 19 lesen dürfen, sobald er begonnen hat.

opening-portrait = Dreimal seid ihr an dem Bild schon vorbeigegangen, ohne euch etwas zu denken: ein uralter Mensch in einem alten Rahmen, gelb wie Talg, den Mund voll schlechter Zähne. Dann hebt jemand die Lampe. Der Mantel auf dem Bild ist der Mantel, der heute Abend unten in der Halle hängt. Der Ring ist ein Ring, den ihr schon in der Hand gespürt habt. Ihr dreht euch um, alle zugleich, und da steht, wer euch hergebeten hat, so frisch wie am ersten Tag, und wie lange ist der eigentlich her? „Bitte“, sagt die vertraute Stimme leise. „Seht mich nicht dort drinnen an.“


event-portrait-paint = Ein Topf Farbe steht { $room-at }.
event-portrait-ruined = { $who } hat einen Topf Farbe ausgegossen.
event-portrait-covered = { $who } hat ein Stück des Bildes übermalt: { $painted } von { $need }.
why-portrait-face = um den Anblick des Bildes zu ertragen
why-portrait-over = um das Bild zu übermalen
counter-portrait-painted = Wie viel vom Bild übermalt ist

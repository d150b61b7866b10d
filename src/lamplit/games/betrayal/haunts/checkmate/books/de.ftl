### Was alle über Spuk 37 lesen dürfen, sobald er begonnen hat.

opening-checkmate = Da steht ein Tisch, wo kein Tisch war. Ein Brett liegt darauf, die Figuren sind aufgestellt, Elfenbein für euch und etwas Dunkleres für den, der sich den anderen Stuhl zurechtrückt. Er ist höflich. Er wartet, bis ihr sitzt, er schlägt die Ärmel zurück, und es ist nichts darin. Eine Partie, sagt er, und dann noch eine, bis ihr gewonnen habt oder müde seid. Er hat alle Zeit, die es gibt. In der Tür steht jemand von euch und lächelt und kommt nicht herein.

name-chess_death = Tod
    .subject = der Tod
    .object = den Tod
    .indirect = dem Tod
name-token-seal = Heiliges Siegel
    .a = ein Heiliges Siegel
    .with = mit einem Heiligen Siegel
name-seal = Heiliges Siegel
token-seal-text = Wachs über einem alten Namen. Wer es bricht, nimmt dem Spieler auf der anderen Seite etwas weg.

event-checkmate-seal = { $room-at } liegt ein Heiliges Siegel.
event-checkmate-game = { $who } setzt sich dem Tod gegenüber.
event-checkmate-broken = { $who } bricht ein Heiliges Siegel. Jenseits des Brettes zögert eine knöcherne Hand.
why-checkmate-game = die Partie
why-checkmate-break = um das Siegel zu brechen
counter-checkmate-seals = Gebrochene Siegel

result-checkmate-won = Er sieht lange auf das Brett, länger, als er müsste. Dann legt er seinen König um, mit einem Finger, behutsam, so wie man jemandem die Augen schließt. Gut gespielt, sagt er, und er meint es nicht böse: Er hat noch andere Tische. Als ihr aufseht, sind Stuhl und Brett fort, und draußen ist einfach Morgen. Jeder von euch wird ihn wiedersehen. Aber nicht zum Spielen.
result-checkmate-forfeit = Der Stuhl bleibt leer, und die Uhr läuft. Er wartet, wie die Höflichkeit es verlangt, und noch ein wenig länger. Dann greift er hinüber und zieht für euch, und es ist nicht einmal ein schlechter Zug. Schachmatt, sagt er in den leeren Raum, und im ganzen Haus gehen die Kerzen aus.
result-checkmate-all-dead = Leichter seid ihr von diesem Tisch aufgestanden, einer nach dem anderen, als ihr euch gesetzt hattet. Nun ist niemand mehr da, der Weiß führen könnte. Er räumt die Figuren in ihren Kasten, jede an ihren Platz; es sind mehr als zweiunddreißig, und einige tragen eure Gesichter.
ending-checkmate-won = Schach: eine Partie gewonnen
ending-checkmate-forfeit = Schach: niemand am Brett
ending-checkmate-all-dead = Schach: alle Helden tot

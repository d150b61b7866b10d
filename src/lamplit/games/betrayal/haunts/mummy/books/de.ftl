### Was alle über Spuk 1 lesen dürfen, sobald er begonnen hat.

opening-mummy = Der Deckel des Sarkophags gleitet zur Seite, langsam, als hätte er alle Zeit der Welt. Er hat sie: dreitausend Jahre. Was heraussteigt, ist groß und dürr und hat nur Augen für das Mädchen, und jemand von euch kniet nieder und sagt „Majestät“. Das Mädchen reißt sich los und rennt. Irgendwo in diesem Haus liegt ein Ring, und im Dunkeln hat jemand begonnen, ein Hochzeitslied zu summen.

name-mummy = Mumie
    .subject = die Mumie
    .object = die Mumie
    .indirect = der Mumie
name-sarcophagus = Sarkophag
token-sarcophagus-text = Das Bett der Mumie. Was auf seinen Wänden steht, lässt sich lesen.

event-mummy-girl = Das Mädchen ist davongelaufen. Es versteckt sich { $room-at }.
event-mummy-given = { $who } gibt der Mumie { $card-a }.
event-mummy-learned =
    { $step ->
        [1] { $who } hat herausgefunden, wo der Name der Mumie steht.
       *[2] { $who } kennt den Namen der Mumie.
    }
why-mummy-learn = um zu finden, wo ihr Name steht
why-mummy-find-name = um ihren Namen zu lesen
counter-mummy-learned = Schritte zum Namen der Mumie

### Was alle über Spuk 27 lesen dürfen, sobald er begonnen hat.

opening-flesh = Die Kristallkugel schwitzt. Das bemerkt ihr zuerst: Perlen von etwas, das dicker ist als Wasser und an der Tischkante nicht haltmacht. Dann ist sie weich. Dann geht sie auf wie ein Auge, und etwas Rosiges, Warmes streckt eine Hand heraus, oder versucht es, denn es weiß nicht recht, wie viele Finger es sein sollen. Es hat die Tür gefunden. Es freut sich so, dass es die Tür gefunden hat. „Es ist doch nur einsam“, heißt es aus dem klügsten Mund unter euch, und ein Stift kratzt übers Papier. „Stellt es euch vor. Nie wieder allein sein.“

name-blob = Blob
token-blob-text = Der Raum ist voll davon, von Wand zu Wand, und es atmet.
name-blob_person = Blobmensch
name-token-ingredient = Zutat
    .a = eine Zutat
    .with = mit einer Zutat

event-flesh-begins = { $room-at } hat etwas zu wachsen begonnen.
event-flesh-caught = { $who } ist jetzt ein Teil des Blobs.
event-flesh-examined = { $who } hat etwas erkannt: { $done } von { $need }.
event-flesh-found = { $who } hat { $room-at } eine Zutat gefunden.
event-flesh-thrown = { $who } wirft, und der Blob erschauert: { $done } von { $need }.
why-flesh-grow = ob der Blob noch einmal wächst
why-flesh-examine = um den Blob zu verstehen
why-flesh-search = um eine Zutat zu finden
counter-flesh-examined = Was ihr über den Blob wisst
counter-flesh-thrown = Zutaten im Blob

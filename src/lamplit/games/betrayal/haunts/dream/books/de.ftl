### Was alle über Spuk 13 lesen dürfen, sobald er begonnen hat.

opening-dream = Jemand von euch hat sich nur einen Augenblick gesetzt, und jetzt liegt das Kinn auf der Brust, und der Atem geht langsam. Ihr rüttelt an der Schulter. Ihr ruft. Genauso gut könntet ihr in einen Brunnen rufen. Unter den geschlossenen Lidern laufen die Augen hin und her, und jedes Mal steht neben dem Stuhl etwas auf, das vorher nicht da war: dünn, grau, in Eile, mit dem Gesicht von jemandem, den ihr einmal im Stich gelassen habt. Sie sehen euch nicht an. Sie sehen zu den Fenstern. Unten in der Stadt schlafen alle.

name-nightmare = Albtraum
    .subject = der Albtraum
    .object = den Albtraum
    .indirect = dem Albtraum
name-opened = Offenes Fenster
token-opened-text = Hier ist ein Albtraum entkommen. Kein zweiter kann es.

event-dream-escaped = { $monster-subject } ist aus dem Haus. { $count ->
        [one] Es ist der erste.
       *[other] Jetzt sind es { $count }.
    }
event-dream-wakes = { $who } dringt zum Träumenden durch: { $done } von { $need }.
why-dream-wake = um den Träumenden zu wecken
counter-dream-waking = Der Schlaf wird leichter

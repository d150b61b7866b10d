### Was alle über Spuk 14 lesen dürfen, sobald er begonnen hat.

opening-stars = Unten im Keller hat seit Wochen jemand gefegt. Nun brennen die Kerzen, und Gestalten in Kapuzen treten aus den Ecken, als hätten sie nur auf den Glockenschlag gewartet. Jemanden von euch grüßen sie mit einem Titel. Über dem Dach ziehen die Wolken auseinander, und die Sterne haben sich bewegt: Wie Nadeln stecken sie am Himmel, wie in einer Karte, und die Karte zeigt dieses Haus. „Es braucht so wenig“, sagt die Stimme, der ihr vertraut habt. „Hier ein Andenken, da ein Leben. Wir sammeln unterwegs.“

name-cultist = Kultist
    .subject = der Kultist
    .object = den Kultisten
    .indirect = dem Kultisten
name-token-remains = Leichnam
    .a = einen Leichnam
    .with = mit einem Leichnam

event-stars-offered = { $who-subject } legt { $card-a } auf den Altar. Das macht { $total }.
event-stars-thrown = { $who } schüttet Farbe über den Altar: { $done } von { $need }.
event-stars-given = { $who } gibt einem Kultisten { $card-a }.
counter-stars-thrown = Farbe auf dem Altar

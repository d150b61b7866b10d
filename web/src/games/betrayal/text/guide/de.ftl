### Was in einem geführten ersten Spiel gesagt wird.

guide-be-who = Wähl zuerst, wer du bist. Tempo trägt dich weit, Stärke kämpft, Verstand und Wissen bewahren dich davor zu zerbrechen. Nimm für die erste Nacht Ox Bellows: Niemand ist stärker, und er fängt an.
guide-be-house = Zu viert seid ihr hier, und noch steht ihr alle auf einer Seite. Öffnet das Haus Raum für Raum: Niemand weiß, wann der Spuk beginnt und wer sich dann gegen die anderen wendet.
guide-be-traits = Deine Eigenschaften: So viele Schritte gehst du im Zug, wie dein Tempo sagt, und ein Wurf hat so viele Würfel wie seine Eigenschaft. Vor dem Spuk stirbt daran niemand.
guide-be-door = Ein gestrichelter Platz mit Fragezeichen ist eine Tür, die noch niemand geöffnet hat. Nimm die im Norden: Du ziehst einen Raum und trittst ein.
guide-be-card = Ein Raum mit einem Zeichen bringt eine Karte. Diese wollte 4 oder mehr mit fünf Würfeln, jeder zeigt 0, 1 oder 2. Es ist gut gegangen: Deine Stärke ist gewachsen.
guide-be-end = Wer eine Karte zieht, geht nicht weiter. Sonst ist jetzt nichts zu tun: Beende den Zug und sieh zu, was die anderen finden.
guide-be-omens = Das erste Omen. Nach jedem fallen sechs Würfel: Zeigen sie weniger, als Omen da sind, beginnt der Spuk. Der Mond zeigt die Chance.
guide-be-walk = Alle Türen der Gärten sind offen. Geh weiter in die Rumpelkammer, dort gibt es noch welche.
guide-be-on = Aus dem Gerümpel kommt, wer mit Stärke 3 oder mehr würfelt. Du hast sechs Würfel: so gut wie sicher. Öffne die Tür im Norden.
guide-be-item = Ein Götze. Was du behalten kannst, liegt hier auf deinem Bogen: Sieh dort nach, was er tut. Auch im Spuk bleibt er dein.
guide-be-rest = Du hast eine Karte gezogen, das war dein Zug. Beende ihn.
guide-be-book = Der Spuk hat begonnen. Dreh den Bogen zu deinem Buch: Da steht, was deine Seite tun muss und was sie von der anderen weiß.
guide-be-enough = Du weißt genug. Öffne Türen, sammle Dinge, bleib bei Kräften; im Spuk sagt dein Buch, was zu tun ist. Und trau niemandem zu weit.

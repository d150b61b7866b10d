### Was in einem geführten ersten Spiel gesagt wird.

guide-ts-welcome = Du spielst alle drei Überlebenden, ein Bot jagt dich. Findet fünf Schlüssel und trefft euch damit am Hauptausgang, oder repariert das Funkgerät. Wer zweimal verletzt wird, verliert das Spiel für alle.
guide-ts-walk = Was leuchtet, darfst du tun. Räume, die in zwei Schritten zu erreichen sind, leuchten; in der Galerie steht eine Truhe. Berühre einen Raum oder seine Zeile in der Liste.
guide-ts-others = Alle drei tun in jedem Zug eine Sache, in beliebiger Reihenfolge. Schick die Nächsten woandershin: Wer zusammensteht, wird zusammen gefunden.
guide-ts-search = Hier steht eine Truhe. Sie zu durchsuchen bringt Schlüssel und Nützliches; manches davon ist laut.
guide-ts-find = Am Ende eures Zuges zieht jemand zwei Karten und darf eine behalten. Nimm jemanden mit freien Händen.
guide-ts-loud = Das war laut. Der Killer kennt jetzt den Raum, aber nicht, wer darin ist. Bleibt dort nicht lange.
guide-ts-hunter = Der Killer war am Zug: zwei Schritte, oder ein Schritt und eine Suche. Gefunden wird nur, wer in dem Raum ist, den er durchsucht. Schau auf den Plan: Wo kann er im nächsten Zug sein?
guide-ts-repair = Hier steht das Funkgerät. Es zu reparieren ist der andere Weg hinaus: Ist die Reihe voll, kommt Hilfe.
guide-ts-meet = Er hat jemanden gefunden. Entscheide, wer sich ihm stellt: vier Würfel, für jede Furcht einer weniger. Wer seine Stärke erreicht, rettet alle dort: Sie dürfen fliehen.
guide-ts-enough = Jetzt weißt du genug. Alles andere erklärt sich, wenn es so weit ist, und unter „Warum nicht …?“ kannst du fragen. Viel Glück im Dunkeln!

### Was alle von Spuk 22 lesen dürfen, sobald er begonnen hat.

opening-abyss = Es beginnt als Luftzug. Dann löst sich irgendwo unten ein Brett, und ihr wartet, dass es aufschlägt, und wartet noch immer. Das Haus neigt sich, nur ein wenig, wie ein Betrunkener, der ein Geheimnis hören will. Unter dem Keller ist keine Erde. Da ist etwas, das all die Jahre heraufgesehen hat, und einer von euch sieht zurück und lächelt.

abyss-next = Welcher Raum stürzt ab?
abyss-jump-where = Wohin springt { $who }?
event-abyss-named = Unter einem Raum ist der Boden dünn: { $room }.
event-abyss-track = Der Abgrund gähnt: { $track }.
event-abyss-swallows = { $who } fällt, und es nimmt kein Ende.
event-abyss-exorcised = { $who } hat dagegen gesprochen ({ $source }): { $done }.
event-abyss-held = { $who } wirft das Heilige Symbol ins Dunkel. Eine Weile stürzt nichts mehr ab.
why-abyss-falls = wie viel abstürzt
why-abyss-jump = der Sprung
why-abyss-exorcise = die Beschwörung
counter-abyss-spent = Beschwörung
counter-abyss-track = Der Abgrund

result-abyss-closed = Das letzte Wort ist gesprochen, und das Dunkel unter euch schließt sein Auge. Was vom Haus übrig ist, hängt schief über einem ganz gewöhnlichen Loch, und es regnet hinein. Ihr setzt euch auf die Kante einer Diele und lasst die Füße baumeln, bis es hell wird.
result-abyss-all-dead = Zuletzt geht das Dach, langsam kreisend, mit all seinen Schornsteinen. Dann schließt sich die Wiese darüber, und am Morgen sind da nur noch Lerchen.

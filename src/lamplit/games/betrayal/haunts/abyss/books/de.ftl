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
why-abyss-exorcise = der Exorzismus
counter-abyss-spent = Exorzismus
counter-abyss-track = Der Abgrund

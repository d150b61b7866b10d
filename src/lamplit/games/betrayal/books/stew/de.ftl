### Was alle von Spuk 3 lesen dürfen, sobald er begonnen hat.

opening-stew = Es ist ein Kochbuch. Ihr blättert an Pasteten und Aufläufen vorbei, die Schrift wird kleiner, die Gerichte werden älter, bis nur noch eines übrig ist, ohne Überschrift: Man nehme so viele Frösche, wie Gäste sind. Die Haustür geht auf, obwohl sie verschlossen war. Eine kleine alte Frau tritt sich die Schuhe ab, schnuppert und zählt euch mit dem Kochlöffel. „Haut und Knochen“, sagt sie, „aber die Schenkel gehen.“ Einer von euch hat schon Wasser aufgesetzt.

name-witch = Hexe
name-root = Wurzel
token-root-text = Sie sieht aus wie ein Mensch, und sie will nicht heraus.
name-token-root = Wurzel
    .a = eine Wurzel
    .with = mit einer Wurzel
token-token-root-text = Zusammen mit dem Buch ist sie das, was die Hexe fürchtet.
name-frog = ein Frosch
mark-frog = ist ein Frosch
name-token-frog = Frosch
    .a = einen Frosch
    .with = mit einem Frosch
token-token-frog-text = Er sieht dich an, als ob er dich kennt. Er kennt dich.

event-stew-casts = Der Kochlöffel zeigt auf { $whom }: { $who } spricht ein Wort, das niemand nachsprechen kann.
event-stew-burns = Rings um { $whom } fängt die Luft Feuer.
event-stew-turned = Wo eben noch { $who } stand, sitzt ein Frosch in einem Haufen Kleider.
event-stew-restored = { $who } ist wieder ein Mensch, und sehr durstig.
event-stew-dug = { $who } hat eine Wurzel herausgezogen. Sie schreit.
event-stew-mortal = { $who } liest vor, und die Wurzel zerfällt: Die Hexe ist nur noch eine alte Frau.
why-stew-spell = der Zauber
why-stew-fire = das Feuer
why-stew-dig = um eine Wurzel auszugraben
why-stew-break = um den Schutz zu brechen
why-stew-restore = um einen Frosch zurückzuverwandeln
counter-stew-frogs = Frösche

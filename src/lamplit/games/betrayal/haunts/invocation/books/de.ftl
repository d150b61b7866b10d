### Was alle über Spuk 33 lesen dürfen, sobald er begonnen hat.

opening-invocation = Das Buch hat sich von selbst aufgeschlagen, an einer Stelle, die es vorhin noch nicht gab. Jemand von euch liest, erst nur mit den Lippen, dann laut, in einer Sprache, bei der die Milchzähne schmerzen, die ihr längst verloren habt. Tief unter dem Keller wendet etwas dem Haus sein Gesicht zu, so wie man sich nach einer Stimme im Nebenzimmer umdreht. Man hat ihm viele Namen gegeben; auf manche hat es gehört. „Nur fünf Strophen“, sagt die vertraute Gestalt, die größer geworden ist, und lächelt. „Hört doch zu.“

name-elder_god = Alter Gott
    .subject = der Alte Gott
    .object = den Alten Gott
    .indirect = dem Alten Gott

event-invocation-verse = { $who } hat eine Strophe gelesen: { $done } von { $need }.
why-invocation-strength = wie sehr eine Eigenschaft des Verräters wächst
why-invocation-read = um eine Strophe zu lesen
counter-invocation-verses = Gelesene Strophen

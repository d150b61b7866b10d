### Wie Spuk 35 ausgehen kann: für alle, aber erst, wenn er vorbei ist.

result-small-out = Das Gummiband singt, der Vorhang streift die Tragflächen, und dann ist ringsum nur noch Nacht. Unten, hinter einer Scheibe, folgen euch zwei grüne Lampen, so weit sie können. Ihr landet zwischen Gänseblümchen, jedes hoch wie ein Kirchturm. Am Morgen werden die Ärmel wieder passen. Eine Maus verscheucht ihr nie mehr.
result-small-eaten = Das Haus ist warm, das Kissen weich, und im Dunkeln schnurrt es wie eine Mühle. Ab und zu zuckt eine Pfote. Unter der Anrichte liegt ein Schuh, nicht länger als ein Daumennagel; es ließ sich gut mit ihm spielen, und morgen wieder.
result-small-all-dead = Hinter den Fußleisten raschelt nichts mehr. In der Halle stellt jemand eine Schale Milch hin, mit einer Hand, die wieder so groß ist wie früher.

ending-small-out = Aus dem Haus geflogen
ending-small-eaten = Von Katzen gefressen
ending-small-all-dead = Alle Helden tot

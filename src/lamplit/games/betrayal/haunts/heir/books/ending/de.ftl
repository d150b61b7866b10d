### Wie Spuk 39 enden kann: für alle, und nicht, bevor er zu Ende ist.

result-heir-crowned = Die Statuen verneigen sich. Es dauert lange, sie sind aus der Übung, und aus ihren Knien rieselt Staub. Dann sagt, wer den Ring am Finger und den Speer in der Hand hat, ein wenig heiser: Ich möchte, dass es jetzt still wird im Haus. Und hinter jedem Vorhang legt jemand ein Messer weg.
result-heir-dead = Hinter dem letzten Namen auf dem Putz steht nun ein kleines Kreuz, noch feucht. Jemand von euch wischt die Feder ab und geht ohne Eile von Zimmer zu Zimmer, um sich alles anzusehen. Die Stühle sind besser als gedacht. Die Vorhänge wird man austauschen müssen.
result-heir-all-dead = Niemand ist übrig auf dem Baum, kein Erbe und kein Gast. Mit gesenkten Köpfen warten die Statuen, dass jemand kommt und sich melden lässt. Warten können sie gut.
ending-heir-crowned = Der Erbe: gekrönt
ending-heir-dead = Der Erbe: tot
ending-heir-all-dead = Der Erbe: niemand mehr da

### Was alle über Spuk 50 lesen, sobald er begonnen hat.

opening-treasure = Der Brief lag unter dem flachen Stein, genau wie er gesagt hatte. Es ist also wahr: Der Alte hat es versteckt, alles, in der Woche, bevor sie ihn holten, und er konnte es nicht lassen, Hinweise auszulegen, denn ein Geheimnis, das niemand bewundert, ist nur das halbe Vergnügen. Ihr lest ihn einander vor, lachend, und teilt alles gerecht auf. Dann lest ihr die letzte Zeile. Was in diesem Haus liegt, steht da, reicht für einen. Es wird still. Noch lächelt ihr alle.

name-clue = Hinweis
name-clue_taken = Durchsuchte Stelle
name-token-clue = Hinweis
name-treasure-trap = Die Falle
token-clue-text = Hier ist etwas versteckt. Wer sucht, findet es vielleicht, und manchmal mehr als das.
token-clue_taken-text = Der Hinweis dieses Raums ist fort, aber suchen kann man hier noch immer.
card-token-clue-1-text = Die Gebeine behalten, was man ihnen gibt: 7 mehr in den Katakomben.
card-token-clue-2-text = Dritte Reihe, hinter den guten Jahren: 7 mehr im Weinkeller.
card-token-clue-3-text = Ein Buch, das nie jemand ausgeliehen hat: 7 mehr in der Bibliothek.
card-token-clue-4-text = Unter dem Gedeck, das immer aufliegt: 7 mehr im Esszimmer.
card-token-clue-5-text = Wo etwas ohne Sonne wächst: 6 mehr im Wintergarten und am unterirdischen See.
card-token-clue-6-text = Jemand betet darüber: 6 mehr in der Gruft und in der Kapelle.
card-token-clue-7-text = Bei dem, was man für den Winter aufhebt: 5 mehr auf dem Dachboden, in Küche, Lagerraum und Speisekammer.
card-token-clue-8-text = Tief unten: 4 mehr in jedem Raum des Kellers.
card-token-clue-9-text = Ein zerrissener Plan des Hauses: 3 mehr in jedem Raum.
card-token-clue-10-text = Ein Blatt mit Formeln: dein Wissen mehr in beiden Laboren.
card-token-clue-11-text = Eine Zeile Noten: dein Wissen mehr im Orgelzimmer.
card-token-clue-12-text = Eine Schachaufgabe: dein Wissen mehr im Spielzimmer.
card-token-clue-13-text = Es steht unter einer der Statuen: deine Stärke mehr im Statuenkorridor.
card-token-clue-14-text = Es muss aus dem Feuer geholt werden: dein Verstand mehr im Heizraum.
card-token-clue-15-text = Draußen auf dem Sims: 6 mehr im Turm, auf dem Balkon und in Räumen mit Fenstern, wenn du es wagst.
card-token-clue-16-text = Auf dem Weg hinab: deine Stärke oder dein Verstand mehr am Abgrund, wenn du es wagst.
card-token-clue-17-text = Wer ihn berührt hat, verliert in jedem Zug eine Stufe einer Eigenschaft und wird ihn nicht los.
card-token-clue-18-text = Eine Nadel schnellt heraus.
card-token-clue-19-text = Ein grauer Hauch füllt das Stockwerk.
card-token-clue-20-text = Ein Kästchen mit einem Schloss aus Buchstaben.
option-task-treasure-search = Diesen Raum durchsuchen
option-task-treasure-dare = Suchen, wo es gefährlich ist
option-open-box = Das Kästchen öffnen
option-leave-box = Das Kästchen liegen lassen
treasure-box = Ein Kästchen mit einem Schloss aus Buchstaben. Öffnest du es?
treasure-from = Aus welchem Raum nimmst du einen Hinweis?
treasure-falls = Das Haus bebt. Welcher Raum stürzt ein?
event-treasure-searched = { $who } sucht, { $room }: { $total }.
event-treasure-clue = { $who } deckt etwas auf: { $card }.
event-treasure-swallows = { $who } stürzt mit dem Raum in die Tiefe.
why-treasure-search = die Suche
why-treasure-dart = gegen die Nadel
why-treasure-gas = der graue Hauch
why-treasure-box = das Kästchen
counter-treasure-clues = Aufgedeckte Hinweise

result-treasure-found = Hinter dem Stein steht eine Truhe, und in der Truhe liegt genug für einen. Die anderen hören das Lachen drei Räume weiter und wissen, was es heißt. Auf dem Weg den Hügel hinab bietet niemand an, mit anzufassen. Sie ist schwer, und sie wird mit jedem Jahr schwerer werden.
result-treasure-all-dead = Im Frühling wird jemand den Brief unter dem flachen Stein finden, ihn laut vorlesen und lachen.

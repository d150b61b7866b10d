### Was alle über Spuk 32 lesen dürfen, sobald er begonnen hat.

opening-lost = Der Boden neigt sich wie ein Deck und richtet sich wieder auf. Als ihr die Vorhänge aufzieht, ist da kein Hügel mehr und keine Straße. Da ist ein Himmel von der falschen Farbe, mit zu vielen Monden darin, und weit draußen in der Ebene geht etwas Hohes vorbei und sieht sich nicht um. Die Hälfte der Türen führt nirgendwohin. Die Luft schmeckt nach Münzen, und wo sie euch berührt, brennt sie. Irgendwo atmet eine Orgel von selbst, ein und aus, wie etwas, das schläft. Und jemand von euch holt tief Luft und sagt: Zu Hause.

name-lost-air = Die Luft dieses Ortes

event-lost-played = { $who } spielt. Das Haus erbebt und neigt sich auf etwas zu. ({ $bonus } zu den Würfeln)
event-lost-learned = { $room }: { $who } hat einen Teil der Melodie gelernt.
event-lost-spoiled = { $room }: { $who } sagt ein Wort, und irgendwo reißt eine Pfeife.
why-lost-air = was die Luft kostet
why-lost-play = um den Heimweg
why-lost-learn = um die Melodie zu lernen
why-lost-spoil = um die Orgel zu verstimmen
counter-lost-melody = Teile der Melodie

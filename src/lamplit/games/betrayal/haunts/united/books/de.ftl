### Was alle über Spuk 18 lesen dürfen, sobald er begonnen hat.

opening-united = Der Biss blutet nicht. Er schließt sich und geht wieder auf und hat eine Zunge. Wer ihn trägt, betrachtet ihn voller Staunen, und dann mit allen Augen; es sind nämlich mehr geworden, an der Schulter, in der Handfläche, und jedes hat einen Blick, den ihr irgendwoher kennt. Der Krämer. Das Mädchen aus der Mühle. Leute, von denen es hieß, sie seien fortgezogen. „Ach, geht nicht“, sagen sie, alle zusammen, nicht ganz im Takt. „Wir haben uns auch so gefürchtet. Es ist nichts dabei. Es ist nur, als nähme man jemanden bei der Hand.“

name-fire = Asche
token-fire-text = Dieser Raum ist ausgebrannt.

united-burn = Welcher Raum brennt als nächster?
    .help = Einer, der eine Wand mit einem verbrannten teilt. Wer darin ist, stirbt.
event-united-grown = { $who } hat jetzt Stärke { $might } und Tempo { $speed }.
event-united-dazed = Es hat { $who } zerrissen, und es braucht eine Weile, bis alles wieder beisammen ist.
event-united-heated = { $who } hat den Heizkessel überhitzt. Lange hält er nicht mehr.
event-united-explodes = Der Heizkessel explodiert. Das Haus brennt.
event-united-burns = { $who } stirbt in den Flammen.
event-united-door = { $who } hat die Haustür geöffnet.
event-united-out = { $who } ist aus dem Haus.
event-united-pulled = Ein Arm kommt aus dem Haus und holt { $whom } zurück.
why-united-move = für seine Bewegung
why-united-heat = um den Heizkessel zu überhitzen
why-united-door = um die Haustür zu öffnen
why-united-pull = wer stärker ist, drinnen oder draußen

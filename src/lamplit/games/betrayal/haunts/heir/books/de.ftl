### Was alle über Spuk 39 lesen dürfen, sobald er begonnen hat.

opening-heir = Hinter dem Putz war ein Stammbaum, und der Putz ist herabgefallen. Mit der Kerze folgt ihr den Ästen: all die Namen, und hinter jedem dasselbe kleine Kreuz, mit sieben Jahren, mit neunzehn, am Tag der Hochzeit. Nur ein Zweig geht weiter. Er geht weiter bis zu einem Namen, den jemand von euch die ganze Zeit getragen hat, ohne sich etwas dabei zu denken. Es gibt in diesem Haus einen Gang voller Statuen, in dem Erben gemacht werden. Aber die Statuen hören zu, die Vorhänge auch, und jemand von euch hat noch nie gern geteilt.

name-assassin = Attentäter
name-heir = Der Erbe
token-assassin-text = Hinter dem Vorhang hält jemand den Atem an.
token-heir-text = Hier steht, wem das alles gehört.

event-heir-named = { $who } soll erben. Zu niemandem sonst ein Wort davon.
event-heir-hidden = Irgendwo knarrt eine Diele, und anderswo noch eine.
event-heir-whispers = { $who } murmelt etwas in die Vorhänge. Es klingt nach Befehlen.
event-heir-springs = { $room }: Hinter { $who } tritt etwas aus dem Schatten und ist schon wieder fort.
event-heir-answer = { $heir ->
        [yes] Der Erbe war { $who }.
       *[no] { $who } war nicht der Erbe.
    }
counter-heir-turns = Züge des Verräters

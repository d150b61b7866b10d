### Dawn of the Zeds in fünf Minuten.

learn-zeds = Auf vier Wegen ziehen die Toten nach Farmingdale. Allein oder gemeinsam führt ihr vier Helden und die Leute der Stadt, und ihr müsst nur eines: noch da sein, wenn die Karten zu Ende gehen.
learn-zeds-goal = Was gewinnt, was verliert
learn-zeds-goal-text = Ihr gewinnt, wenn die letzte Ereigniskarte, das Finale, aufgedeckt wird und das Stadtzentrum noch steht. Ihr verliert sofort, wenn auch nur ein Zed dort eindringt. Alles andere, Menschen wie Orte, darf verloren gehen, aber jeder Verlust macht die nächste Nacht schwerer.
learn-zeds-roads = Vier Wege zur Stadt
learn-zeds-roads-text = Wald, Berg, Highway und Vorstadt: Auf jedem kommen Zeds vom Start und gehen einen Schritt, sooft ihr Weg aufgerufen wird. Die Zahl an der Stadtmauer zählt, wie viele Schritte dieser Weg noch hat. In den Dörfern unterwegs halten Zivilisten die Stellung.
learn-zeds-turn = Eine Runde
learn-zeds-turn-text = Eine Ereigniskarte wird aufgedeckt. Zuerst sagt sie, auf welchen Wegen sich etwas regt: Die Zeds gehen weiter und kämpfen gegen jeden, der dort steht. Dann seid ihr dran: mit einer eigenen Aktion und so vielen weiteren, wie die Karte gibt. Mit jeder zieht, schießt oder sucht jemand oder nutzt eine Fähigkeit.
learn-zeds-fight = Ein Kampf
learn-zeds-fight-text = Wer zu den Zeds zieht, kämpft mit ihnen. Stärke gegen Stärke ergibt eine Spalte, Gelände und Fähigkeiten verschieben sie, den Rest tun zwei Würfel: Treffer auf beiden Seiten, und wer verliert, weicht zurück. Die Karte zeigt dir die Chance, bevor du dich entscheidest.
learn-zeds-gun = Schüsse und Munition
learn-zeds-gun-text = Ein Schuss kostet eine Munition, und niemand schlägt zurück. So werden sie schon unterwegs weniger. Geht die Munition aus, schickt jemanden zum Suchen auf ein Feld mit Namen: In der Lucky-Strike-Mine findet sich jedes zweite Mal welche, anderswo selten.
learn-zeds-more = Und dann?
learn-zeds-more-text = Mehr braucht das Basisspiel nicht. Jedes Level der Kampagne bringt etwas dazu: Hunger und Infektion, Chaos, Flüchtlinge, Forschung nach einem Gegenmittel, den Tunnel. Wer eines gewinnt, bekommt das nächste angeboten.

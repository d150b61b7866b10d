### Die Kampagne: was auf jedem Level neu ist, und eine kurze Lektion dazu.

campaign-title = Kampagne
campaign-won =
    { $score ->
        [one] gewonnen, 1 Punkt, Wertung { $rating } von 5
       *[other] gewonnen, { $score } Punkte, Wertung { $rating } von 5
    }
campaign-lost = noch nicht gewonnen, höchste Punktzahl { $score }
campaign-next = kommt als Nächstes
campaign-later = kommt später, ist aber schon spielbar
campaign-lesson = Neu auf diesem Level

campaign-basic = Die Wege halten
campaign-basic-text = Vier Wege, vier Helden, und die Zeds wollen ins Stadtzentrum.
campaign-basic-1 = Jede Runde sagt eine Ereigniskarte, auf welchen Wegen die Zeds anrücken. Erreicht einer das Stadtzentrum, ist die Stadt verloren; erlebt ihr das Finale, ist sie gerettet.
campaign-basic-2 = Ihr habt eine eigene Aktion und die der Karte. Zieht auf ein Feld mit Zeds, um zu kämpfen, oder schießt vom Nachbarfeld: Das kostet 1 Munition, und niemand schlägt zurück.
campaign-basic-3 = Bevor ihr euch festlegt, seht ihr eure Aussichten. Stadt, Dörfer und Felder mit Namen helfen beim Verteidigen. Lasst die Zeds also kommen.
campaign-basic-4 = Fünf Gruppen von Zivilisten sind widerspenstig: Sie verlassen ihre Dörfer erst, wenn sie gekämpft haben. Sheriff Hunt und Deputy Schmidt haben jede Runde eine Spezialaktion.
campaign-basic-5 = Geht die Munition aus, sucht auf Feldern mit Namen. Auf jeden Weg gehört jemand, der kämpfen kann, und eine Einheit in Reserve.

campaign-i = Die Epidemie!
campaign-i-text = Infektion, Nachschub, Krankenhaus, Super-Zeds.
campaign-i-1 = Jeder Nahkampf erhöht die Infektionsstufe um 1. Wenn die Karte es sagt, fallen zwei Würfel: Liegt ihre Summe nicht über der Infektionsstufe, bricht in einem Dorf die Krankheit aus.
campaign-i-2 = Über 12 bricht sie ungehindert aus, und ein Super-Zed erscheint. Seht nach, was er kann, bevor ihr gegen ihn kämpft.
campaign-i-3 = Wer den letzten Treffer erleidet, kann komatös in ein Bett des Krankenhauses gerettet werden. Das erhöht die Infektionsstufe, und es gibt nur drei Betten.
campaign-i-4 = Heilt mit Aktionen, wer im Bett liegt: Jede Heilung senkt die Infektionsstufe um 1. Geheilte kämpfen wieder mit.
campaign-i-5 = Nachschub wird verbraucht. Was fehlt, kostet Treffer. Sucht also rechtzeitig.

campaign-ii = Apokalypse!
campaign-ii-text = Chaos, Dorfbewohner und Flüchtlinge, Plünderer, Barrikaden, Nationalgarde.
campaign-ii-1 = Felder mit Namen, die niemand gegen die Zeds verteidigt, fallen ins Chaos. Ist ein Marker nötig und keiner mehr da, ist die Stadt verloren.
campaign-ii-2 = Im Chaos können eure Einheiten nicht handeln. Steht ihr am Ende der Runde dort, kehrt Ordnung ein, und die Infektionsstufe steigt um 1.
campaign-ii-3 = Dorfbewohner fliehen vor den Zeds und werden Flüchtlinge. Bringt sie ins Stadtzentrum: Im Lager sind sie Punkte wert, und einmal je Runde greifen welche zu den Waffen.
campaign-ii-4 = Eine Barrikade kostet eine Aktion und 2 Nachschub. Beim Verteidigen bringt sie 2 Verschiebungen; sie fällt, wenn Zeds weiterziehen.
campaign-ii-5 = Plünderer wollen euren Nachschub und eure Munition. Rangers und Nationalgarde kommen zu Hilfe; die Karte der Garde liegt zehn Karten vor dem Ende.

campaign-iii = Geh Hirn!
campaign-iii-text = Wissenschaftler, Forschung, Gegenmittel und Superwaffe.
campaign-iii-1 = Wer Wissenschaftler ist, darf im Labor forschen: Bezahlt, was die aktuelle Karte verlangt, würfelt ihre Zahl, und die nächste Karte wird aufgedeckt. Gelingen kann das nur einmal je Runde.
campaign-iii-2 = Zuerst kommen die Grundlagen, dann die Durchbrüche: Zu ihnen gehören das Gegenmittel und die Komponenten der Superwaffe.
campaign-iii-3 = Jede Komponente der Superwaffe hilft sofort. Für die letzte von vieren muss Professor Agee im Labor sein.
campaign-iii-4 = Auch in den Büros gibt es für jeden Wissenschaftler etwas zu tun. Aber wer im Labor ist, fehlt auf den Wegen.

campaign-iv = Walking Zeds!
campaign-iv-text = Der Tunnel mit seinen Katakomben.
campaign-iv-1 = Ein fünfter Weg führt unter die Stadt. Er ist eng: auf jedem Feld nur eine Einheit, und Schüsse reichen nur ein Feld weit.
campaign-iv-2 = Aus den Katakomben führt nur ein Würfelwurf, für euch wie für die Zeds: Manche bleiben, manche verirren sich und tauchen anderswo wieder auf, oder nie mehr.
campaign-iv-3 = Wer eine Red-Diamond-Freigabe hat, kennt den Weg und muss nicht würfeln.
campaign-iv-4 = Zwei Einheiten des Sicherheitsdienstes stehen von Anfang an im Tunnel. Lasst sie dort.

campaign-v = Director’s Cut
campaign-v-text = Keine neuen Regeln, nur mehr Karten, und die meisten meinen es nicht gut.
campaign-v-1 = Alle Stapel sind jetzt vollständig. Die Regeln kennt ihr alle.
campaign-v-2 = Epische Partien dauern 46 Karten. Bringt jemanden mit.

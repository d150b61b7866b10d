### Terrorscape in fünf Minuten.

learn-terrorscape = Drei Überlebende sind mit einem Killer in einer Villa eingeschlossen. Er hört sie, aber er sieht sie nicht. Eine Person jagt; ein bis drei Personen teilen sich die Überlebenden, die voneinander wissen und gemeinsam planen.
learn-terrorscape-goal = Was beide Seiten wollen
learn-terrorscape-goal-text = Die Überlebenden brauchen fünf Schlüssel und müssen sich am Hauptausgang treffen. Oder sie reparieren das Funkgerät und halten durch, bis Hilfe kommt. Dem Killer genügt einer von ihnen: Wer zweimal verletzt wird, ist verloren, und mit ihm die Nacht.
learn-terrorscape-house = Das Haus und seine Geräusche
learn-terrorscape-house-text = Beide Seiten sehen denselben Plan, aber nicht dieselben Figuren. Wohin die Überlebenden gehen, erfährt der Killer nicht. Er erfährt, wo es laut war: Reparieren und manche Funde machen in ihrem Raum ein Geräusch.
learn-terrorscape-turn = Ein Zug der Überlebenden
learn-terrorscape-turn-text = Alle tun eine Sache: bis zu zwei Räume weit gehen, eine Truhe durchsuchen, das Funkgerät reparieren, sich beruhigen, eine Tür freiräumen oder etwas Besonderes einsetzen. Danach zieht jemand zwei Karten und darf eine behalten. Ist dieser Stapel leer und keine Hilfe unterwegs, ist alles verloren: Trödelt also nicht.
learn-terrorscape-killer = Ein Zug des Killers
learn-terrorscape-killer-text = Zuerst beliebig viele schnelle Karten, dann eine Sonderfähigkeit oder zwei Aktionen: ein Schritt, oder den Raum durchsuchen, in dem er steht. Nur wer sucht, findet jemanden. Karten bezahlt er mit anderen Handkarten, und jedes Mal, wenn sein Stapel aufgebraucht ist, wird er stärker.
learn-terrorscape-meeting = Wenn er jemanden findet
learn-terrorscape-meeting-text = Die Überlebenden entscheiden, wer sich ihm stellt. Das heißt: vier Würfel, für jede Furcht einen weniger, dazu vielleicht ein Gegenstand. Reicht die Summe an die Stärke des Killers heran, ist die Begegnung vorbei, und alle dort dürfen einen Raum weiter fliehen. Wenn nicht, gibt es eine Verletzung, und er nimmt sich den Nächsten vor.
learn-terrorscape-end = Wie die Nacht endet
learn-terrorscape-end-text = Zu Beginn eines Zuges der Überlebenden, wenn alle drei am Ausgang stehen und fünf Schlüssel an der Schlüsselwand hängen, oder wenn die Hilfe eintrifft. Oder auf der Stelle, wenn jemand erwischt wird, der schon verletzt war.

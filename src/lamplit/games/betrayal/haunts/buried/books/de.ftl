### Was alle über Spuk 40 lesen dürfen, sobald er begonnen hat.

opening-buried = Der Zeiger bewegt sich von allein, und er schreibt keine Wörter. Er klopft. Dreimal kurz, dreimal lang, dreimal kurz, und weil niemand antwortet, noch einmal, ein wenig langsamer. Ihr zählt, wer da ist. Einer müsste noch da sein; er wollte sich nur die Keller ansehen, hat er gesagt, und zum Abendessen zurück sein. Jemand von euch hat Erde unter den Fingernägeln, bemerkt, dass ihr es bemerkt, und streift Handschuhe über. „Wie lange hält ein Mensch das aus?“, fragt einer. „Das kommt darauf an“, lautet die Antwort, ganz freundlich, „wie viel er schreit.“


event-buried-empty = { $who } ist sicher, dass { $room-at } niemand begraben liegt.
event-buried-found = { $who } weiß es: Das Grab ist { $room-at }.
event-buried-deeper = { $who } gräbt: { $done } von { $need }.
event-buried-worse = Unten wird die Luft knapp: { $harm } von { $need }.
event-buried-better = Unten atmet jemand leichter: { $harm } von { $need }.
why-buried-air = wie das Opfer leidet
why-buried-search = um das Grab zu finden
why-buried-dig = um zu graben
why-buried-board = um zu hören, was die Geister sagen
why-buried-heal = wie viel die Geister helfen
counter-buried-dug = Erde ausgehoben
counter-buried-harm = Schaden des Opfers

### Wie Spuk 3 ausgehen kann: für alle, aber erst, wenn er vorbei ist.

result-stew-spoilt = Sie fällt, und es bleibt so wenig von ihr: eine Schürze, ein Löffel, ein Geruch nach Thymian. Der Topf kocht über und löscht sein eigenes Feuer. Hunger hat niemand. Auf dem Weg zum Tor macht ihr jeder Kröte Platz.
result-stew-served = Es braucht eine Stunde und ein wenig Salz. Für zwei ist gedeckt, mit den guten Löffeln. Etwas springt noch einmal gegen den Deckel, dann nicht mehr. „Wollen wir beten?“, fragt die alte Frau.
result-stew-all-dead = Niemand ist übrig, der Schenkel hätte. Die alte Frau seufzt, bindet sich die Schürze um und nimmt, was so herumliegt.

ending-stew-spoilt = Der Eintopf: die Hexe tot
ending-stew-served = Der Eintopf: Frösche für alle
ending-stew-all-dead = Der Eintopf: niemand mehr am Leben

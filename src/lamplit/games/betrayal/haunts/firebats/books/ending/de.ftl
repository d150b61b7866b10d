### Wie Spuk 38 ausgehen kann: für alle, aber erst, wenn er vorbei ist.

result-firebats-quenched = Kaum ist das letzte Wort gesprochen, kommt die Kälte, klar wie Brunnenwasser. Flügel um Flügel erlischt wie Kerzen nach einem Fest, und feiner grauer Schnee sinkt über alles. Der Hund niest. Die Wand ist nur noch eine Wand.
result-firebats-all-dead = Von der Stadt aus sieht man das Haus die ganze Nacht brennen und wundert sich, dass es nicht einstürzt. Gegen Morgen steigen Funken aus dem Schornstein, Hunderte, und der Wind trägt sie den Hügel hinab.

ending-firebats-quenched = Die Feuerfledermäuse: gelöscht
ending-firebats-all-dead = Die Feuerfledermäuse: alle Helden tot

### Wie Spuk 22 ausgehen kann: für alle, aber erst, wenn er vorbei ist.

result-abyss-closed = Das letzte Wort ist gesprochen, und das Dunkel unter euch schließt sein Auge. Was vom Haus übrig ist, hängt schief über einem ganz gewöhnlichen Loch, und es regnet hinein. Ihr setzt euch auf die Kante einer Diele und lasst die Füße baumeln, bis es hell wird.
result-abyss-all-dead = Zuletzt geht das Dach, langsam kreisend, mit all seinen Schornsteinen. Dann schließt sich die Wiese darüber, und am Morgen sind da nur noch Lerchen.

ending-abyss-closed = Der Abgrund: geschlossen
ending-abyss-all-dead = Der Abgrund: alle Helden tot

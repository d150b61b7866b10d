abyss-where = Unter welchem Raum tut sich der Abgrund auf?
abyss-fetch = Einen geheimen Weg aus den Ereignissen nehmen oder ziehen?
option-draw = Ziehen

portrait-bloom = Welche deiner Eigenschaften steigt?
option-task-portrait-ruin = Die Farbe ausgießen
portrait-which = Welchen Raum holst du ins Haus?
option-task-portrait-build = Einen Raum ins Haus holen

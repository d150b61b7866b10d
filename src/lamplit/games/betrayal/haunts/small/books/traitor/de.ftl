option-task-small-knock = Das Spielzeugflugzeug herunterholen
option-task-small-bat = Das Spielzeugflugzeug herunterschlagen
option-task-small-threshold = Bis zur Türschwelle gehen: { $b }
option-task-small-retreat = Auf der Türschwelle umkehren

stew-hunt = Auf welchen Frosch läuft die Katze zu?
stew-attack = Welchen Frosch greift die Katze an?
option-task-stew-curse = { $b } in einen Frosch verwandeln
option-task-stew-burn = Feuer auf { $b } regnen lassen
option-task-stew-fly = { $b-subject } fliegt { $c-to }
option-task-stew-read-curse = { $b } mit dem Buch in einen Frosch verwandeln
option-task-stew-read-burn = Mit dem Buch Feuer auf { $b } regnen lassen

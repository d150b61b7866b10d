option-task-abyss-exorcise = Gegen den Abgrund sprechen: { $b }
option-task-abyss-hold = Das Heilige Symbol in den Abgrund werfen

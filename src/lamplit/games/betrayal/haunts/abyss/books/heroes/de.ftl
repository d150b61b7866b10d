option-task-abyss-exorcise = Gegen den Abgrund sprechen: { $b }
option-task-abyss-hold = Das Heilige Symbol ins Dunkel werfen

haunt-22 = Der Abgrund blickt zurück

setting-abyss_traitor = 22 · Nach dem Zug des Verräters
setting-abyss_traitor-text = Ob auch am Ende der Züge des Verräters Räume abstürzen oder nur am Ende der Züge der Helden.
setting-abyss_traitor-falls = auch da stürzt etwas ab
setting-abyss_traitor-stands = da stürzt nichts ab

haunt-22 = The Abyss Gazes Back

setting-abyss_traitor = 22 · After the traitor’s turn
setting-abyss_traitor-text = Whether rooms fall at the end of the traitor’s turn as well, or only at the end of the heroes’ turns.
setting-abyss_traitor-falls = rooms fall too
setting-abyss_traitor-stands = nothing falls

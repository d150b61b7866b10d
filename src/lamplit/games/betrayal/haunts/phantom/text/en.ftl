haunt-16 = The Phantom’s Embrace

setting-phantom_unbeaten = 16 · Phantom unbeaten
setting-phantom_unbeaten-text = What a Phantom does when a hero has found it and nobody has beaten it.
setting-phantom_unbeaten-flees = it is gone with the turn
setting-phantom_unbeaten-stays = it stays there
setting-phantom_exit = 16 · Getting away
setting-phantom_exit-text = Who has to get away for the Girl to count as saved: only whoever has her, or all living heroes.
setting-phantom_exit-girl = whoever has the Girl
setting-phantom_exit-all = all living heroes

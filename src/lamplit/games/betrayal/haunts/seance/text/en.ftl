haunt-2 = The Séance

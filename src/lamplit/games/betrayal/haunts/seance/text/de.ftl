haunt-2 = Die Séance

haunt-32 = Verloren

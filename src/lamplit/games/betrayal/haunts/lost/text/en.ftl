haunt-32 = Lost

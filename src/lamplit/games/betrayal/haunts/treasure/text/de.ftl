haunt-50 = Schatzsuche

haunt-44 = Der Tod findet uns alle

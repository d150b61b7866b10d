haunt-31 = In der Luft

haunt-7 = Fleischfressender Efeu

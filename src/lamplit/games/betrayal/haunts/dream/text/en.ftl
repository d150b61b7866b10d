haunt-13 = Perchance to Dream

haunt-8 = Schrei der Banshee

haunt-35 = Ganz klein

haunt-42 = Comes the Hero

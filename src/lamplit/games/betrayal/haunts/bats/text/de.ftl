haunt-24 = Flieg nach Hause

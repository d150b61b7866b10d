haunt-24 = Fly Away Home
